// The element in a page without a browser: what is asked of a run before its page can hear it, is kept until it can.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { message, type Notice, type Request } from '../../src/embed/protocol.ts';

/** As much of a frame as the element touches. */
class Frame {
  src = '';
  readonly style = {};
  readonly posted: Request[] = [];
  readonly contentWindow = { postMessage: (data: Request) => this.posted.push(data) };
  load = (): void => {};
  addEventListener(_: 'load', listener: () => void): void {
    this.load = listener;
  }
  hasAttribute(): boolean {
    return false;
  }
  removeAttribute(): void {}
}

const frame = new Frame();
let listen: (event: unknown) => void = () => {};

class FakeElement {
  readonly style = {};
  readonly isConnected = true;
  readonly baseURI = 'https://course.example/';
  src = '';
  attachShadow() {
    return { append() {} };
  }
  getAttribute(name: string): string | null {
    return name === 'src' ? this.src : null;
  }
  hasAttribute(name: string): boolean {
    return name === 'src';
  }
  dispatchEvent(): void {}
}

interface Run extends FakeElement {
  connectedCallback(): void;
  attributeChangedCallback(): void;
  set(key: string, value: string): void;
}

let LecternRun: new () => Run;

beforeAll(async () => {
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { createElement: () => frame });
  vi.stubGlobal('window', {
    addEventListener: (_: 'message', listener: typeof listen) => {
      listen = listener;
    },
  });
  vi.stubGlobal('customElements', {
    get: () => undefined,
    define: (_: string, made: typeof LecternRun) => {
      LecternRun = made;
    },
  });
  await import('../../src/embed/lectern-run.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function shown() {
  const run = new LecternRun();
  const open = (src: string): void => {
    run.src = src;
    run.attributeChangedCallback();
  };
  /** The page in the frame has come, and says so. */
  const come = (): void => {
    frame.load();
    const notice: Notice = { says: 'ready', scenario: 'reno', title: '', end: 2, step: 1, steps: 1 };
    listen({ source: frame.contentWindow, origin: 'https://host.example', data: message(notice) });
  };
  const asked = (): readonly string[] => frame.posted.splice(0).map((request) => request.do);
  run.connectedCallback();
  return { run, open, come, asked };
}

describe('what is asked of a run', () => {
  it('waits for its page, also where the page is another than before', () => {
    const { run, open, come, asked } = shown();
    open('https://host.example/reno/#v=1');
    run.set('q', '20');
    expect(asked()).toEqual([]);
    come();
    expect(asked()).toEqual(['hello', 'set']);
    open('https://host.example/lan/#v=1');
    run.set('q', '30');
    expect(asked()).toEqual([]);
    come();
    expect(asked()).toEqual(['hello', 'set']);
    // Another link of the same page does not load it anew.
    open('https://host.example/lan/#q=5&v=1');
    run.set('q', '40');
    expect(asked()).toEqual(['set']);
  });
});
