// `<lectern-run src="https://host/reno/#rmin=200ms&v=1" show="stage,rto">`: a run inside any page, as an element. One file
// without anything it needs (docs/embedding.md); what it says to the frame is in protocol.ts.
//
// Attributes: src, show, control, label, height (CSS pixels; left out: what the run needs), sandbox (the frame has no origin).
// Events: ready, time, result, answer, refused; `detail` is the notice. Methods: seek, play, pause, set, step.

import { frameAddress, type Shown, shownIn } from './frame-address.ts';
import { type Moment, message, type Notice, type Request, readNotice } from './protocol.ts';

/** Until the frame says how high it is, CSS pixels. */
const HEIGHT = 480;
const EVENTS = ['ready', 'time', 'result', 'answer', 'refused'] as const;

const pageOf = (address: string): string | undefined => address.split('#')[0];

class LecternRun extends HTMLElement {
  static readonly observedAttributes = ['src', 'show', 'control', 'label', 'height', 'sandbox'];

  private readonly frame = document.createElement('iframe');
  /** What was asked for before the run was ready. */
  private waiting: Request[] = [];
  private isReady = false;
  /** The link that is open, and what of it is shown. */
  private run = '';
  private shown = '';
  private latest: Partial<{ [K in Notice['says']]: Extract<Notice, { says: K }> }> = {};

  constructor() {
    super();
    const { style } = this.frame;
    Object.assign(style, { display: 'block', width: '100%', border: '0', height: `${HEIGHT}px` });
    this.frame.allow = 'clipboard-write';
    this.frame.addEventListener('load', () => this.greet());
    this.attachShadow({ mode: 'open' }).append(this.frame);
  }

  connectedCallback(): void {
    if (this.style.display === '') this.style.display = 'block';
    window.addEventListener('message', this.onMessage);
    this.show();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.onMessage);
    this.isReady = false;
    // Where the element is put in again, its frame begins anew.
    this.run = '';
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  /** Stands at a moment: seconds of the run, or `first timeout`. */
  seek(to: Moment): void {
    this.ask({ do: 'seek', to });
  }

  /** Plays, up to a moment if one is named. */
  play(to?: Moment): void {
    this.ask(to === undefined ? { do: 'play' } : { do: 'play', to });
  }

  pause(): void {
    this.ask({ do: 'pause' });
  }

  /** A setting as links write it, `set('rmin', '200ms')`: for the whole run, or from the cursor on. */
  set(key: string, value: string, from?: 'cursor'): void {
    this.ask({ do: 'set', key, value: String(value), ...(from && { from }) });
  }

  /** A step of the lesson, counted from 1. */
  step(number: number): void {
    this.ask({ do: 'step', number });
  }

  /** Seconds of the run. */
  get time(): number {
    return this.latest.time?.time ?? 0;
  }

  get playing(): boolean {
    return this.latest.time?.playing ?? false;
  }

  /** What came of the run, once it is computed. */
  get result(): Extract<Notice, { says: 'result' }> | undefined {
    return this.latest.result;
  }

  private show(): void {
    const src = this.getAttribute('src');
    const isSandboxed = this.hasAttribute('sandbox');
    this.frame.title = this.getAttribute('label') ?? 'Lectern';
    if (this.hasAttribute('height')) this.resize(Number(this.getAttribute('height')) || HEIGHT);
    if (!src) return;
    const link = new URL(src, this.baseURI).href;
    const wanted = { show: this.getAttribute('show'), control: this.getAttribute('control') };
    const wasSandboxed = this.frame.hasAttribute('sandbox');
    if (isSandboxed) this.frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    else this.frame.removeAttribute('sandbox');
    if (link !== this.run || isSandboxed !== wasSandboxed) this.open(frameAddress(link, wanted));
    this.showParts(shownIn(link, wanted), this.run === '');
    this.run = link;
  }

  private open(address: string): void {
    this.latest = {};
    // Another page has to come first; another fragment goes to the page that is there.
    if (pageOf(address) !== pageOf(this.frame.src)) this.isReady = false;
    this.frame.src = address;
  }

  /** The run goes on. Another link of the same page does not load it anew either, so what it shows is said again. */
  private showParts(shown: Shown, isOpening: boolean): void {
    const said = JSON.stringify(shown);
    if (!isOpening && said !== this.shown) this.ask({ do: 'show', ...shown });
    this.shown = said;
  }

  private resize(height: number): void {
    this.frame.style.height = `${height}px`;
  }

  /** Whose messages are the frame's. */
  private get origin(): string {
    return this.frame.hasAttribute('sandbox') ? 'null' : new URL(this.frame.src).origin;
  }

  private greet(): void {
    // An empty frame is loaded, too.
    if (!this.frame.src) return;
    this.isReady = false;
    this.post({ do: 'hello' });
  }

  private ask(request: Request): void {
    if (this.isReady) this.post(request);
    else this.waiting.push(request);
  }

  private post(request: Request): void {
    const { origin } = this;
    this.frame.contentWindow?.postMessage(message(request), origin === 'null' ? '*' : origin);
  }

  private readonly onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (!this.frame.src || source !== this.frame.contentWindow || origin !== this.origin) return;
    const notice = readNotice(data);
    if (notice) this.hear(notice);
  };

  private hear(notice: Notice): void {
    if (notice.says === 'height') {
      if (!this.hasAttribute('height')) this.resize(notice.height);
      // The frame speaks as soon as it can hear, which may be after it was greeted.
      if (!this.isReady) this.post({ do: 'hello' });
      return;
    }
    this.latest = { ...this.latest, [notice.says]: notice };
    if (notice.says === 'ready' && !this.isReady) {
      this.isReady = true;
      for (const request of this.waiting.splice(0)) this.post(request);
    }
    if ((EVENTS as readonly string[]).includes(notice.says)) {
      this.dispatchEvent(new CustomEvent(notice.says, { detail: notice }));
    }
  }
}

if (!customElements.get('lectern-run')) customElements.define('lectern-run', LecternRun);
