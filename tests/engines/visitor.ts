// One who visits pages in a browser that is not Chromium. Firefox and WebKit speak different protocols to whoever drives them;
// tests see this.

import { mkdirSync, writeFileSync } from 'node:fs';
import type { Evaluates } from '../support/text-flaws.ts';

/** Of a window, in CSS pixels; what the page has of it. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export interface Visitor {
  /** The engine and its version. */
  readonly name: string;
  resize(size: WindowSize): Promise<void>;
  goto(address: string): Promise<void>;
  /** The value of an expression in the page, or what it promises. */
  value(expression: string): Promise<unknown>;
  /** A character, or a name of WebDriver's as `ArrowRight` or `Enter`. */
  press(key: string): Promise<void>;
  /** Presses at one point of the page, moves to another in steps, and lets go. */
  drag(from: readonly [number, number], to: readonly [number, number]): Promise<void>;
  click(at: readonly [number, number]): Promise<void>;
  /** PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** What went wrong in pages since the last call. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** For what looks at a page of Playwright's as well. */
export const lookedAt = (visitor: Visitor): Evaluates => ({
  evaluate: (run: unknown, ...args: unknown[]) => visitor.value(`(${run})(...${JSON.stringify(args)})`) as never,
});

/** A machine may be busy with other tests, and WebKit draws without a graphics card here. */
export const PATIENCE = 150_000;

/** Runs in the page, and can use nothing from outside itself; awaits what it promises. */
export async function evaluate<A extends readonly unknown[], T>(
  visitor: Visitor,
  run: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  return (await visitor.value(`(${run})(...${JSON.stringify(args)})`)) as T;
}

/**
 * What something in the page is once it is neither undefined nor false. The page is what waits: WebKit, asked again and again
 * from outside, does nothing else.
 */
export async function waitFor<A extends readonly unknown[], T>(
  visitor: Visitor,
  look: (...args: A) => T | undefined | false,
  ...args: A
): Promise<T> {
  const seen = await visitor.value(`(async (until) => {
    for (;;) {
      const seen = (${look})(...${JSON.stringify(args)});
      if ((seen !== undefined && seen !== false) || performance.now() > until) return seen;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })(performance.now() + ${PATIENCE})`);
  if (seen === undefined || seen === null || seen === false) {
    throw new Error(`${visitor.name}: waited ${PATIENCE} ms in vain for ${look}`);
  }
  return seen as T;
}

/** A picture of what the window shows, for eyes. */
export async function keep(visitor: Visitor, engine: string, name: string): Promise<void> {
  const folder = `.cache/looks/${engine}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.png`, await visitor.screenshot());
}
