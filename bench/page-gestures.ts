// What a person does to the page, done to it for measuring: dragging a slider, scrubbing, watching. The functions that are
// handed to the page run there and can use nothing from outside themselves.

import type { Page } from 'playwright-core';

/** Of the slider's track: far enough that every step is another value. It goes to and fro in its upper half. */
const STEP = 0.025;
const TURN = 14;
/** ms; nobody waits that long for a step. */
const PATIENCE = 20_000;

/**
 * Drags a slider, by its name, in so many steps. Of each, the ms from the input event to the end of the frame that shows the
 * whole run of the new value: the record is complete and its spec is another one than before.
 */
export async function dragSlider(page: Page, steps: number, name = 'RTO minimum'): Promise<number[]> {
  const slider = page.getByRole('slider', { name });
  // Settings scroll, and what stays below them may cover it.
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await slider.boundingBox())!;
  const thumb = box.x + 8 + ((box.width - 16) * Number(await slider.inputValue())) / 10_000;
  const y = box.y + box.height / 2;
  await page.mouse.move(thumb, y);
  await page.mouse.down();
  const taken: number[] = [];
  for (let step = 1; step <= steps; step++) {
    const phase = step % (2 * TURN);
    const away = Math.min(phase, 2 * TURN - phase);
    await page.evaluate(awaitAnswer, PATIENCE);
    await page.mouse.move(thumb - away * STEP * box.width, y);
    taken.push(await page.evaluate(() => (window as unknown as Answering).answer));
  }
  await page.mouse.up();
  return taken;
}

interface Answering {
  answer: Promise<number>;
}

/** In the page: `answer` becomes the time from the next input event to the end of the frame that answers it. */
function awaitAnswer(patience: number): void {
  const before = window.__lectern!.run()!.spec;
  const answer = new Promise<number>((resolve, reject) => {
    setTimeout(
      () => reject(new Error(`no new run for ${patience} ms: the slider did not move, or the run never ends`)),
      patience,
    );
    const onInput = (): void => {
      const begun = performance.now();
      const look = (): void => {
        const run = window.__lectern!.run();
        if (!run?.done || run.spec === before) return void requestAnimationFrame(look);
        // A message sent while a frame is made arrives when the frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begun);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('input', onInput, { capture: true, once: true });
  });
  // Whoever asks for it hears of a failure; until then nobody does.
  answer.catch(() => undefined);
  Object.assign(window, { answer });
}

export interface Scrub {
  readonly count: number;
  /** Every jump leaves the view, which comes along; otherwise none does. */
  readonly moving: boolean;
}

/**
 * In the page: so many jumps of the cursor, one per frame, all of them within the view or all of them out of it. Of each, the
 * ms that scripts ran (the jump itself and the drawing), and the ms until the frame was painted, without the wait for the
 * frame to begin.
 */
export async function scrub({ count, moving }: Scrub): Promise<{ script: number[]; frame: number[] }> {
  const slider = document.querySelector<HTMLInputElement>('.time-slider')!;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const end = Number(slider.max);
  const script: number[] = [];
  const frame: number[] = [];
  let place = 1;
  for (let i = 0; i < count; i++) {
    const time = next();
    await new Promise<void>((done) => {
      let begun = 0;
      // Frame callbacks run in the order in which they were asked for: this one, the page's, the last one.
      requestAnimationFrame(() => {
        begun = performance.now();
      });
      const pressed = performance.now();
      setValue.call(slider, String(time));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const jump = performance.now() - pressed;
      requestAnimationFrame(() => {
        script.push(jump + performance.now() - begun);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          frame.push(jump + performance.now() - begun);
          done();
        };
        port2.postMessage(0);
      });
    });
  }
  return { script, frame };

  function next(): number {
    const { from, to } = view();
    if (!moving) return from + (0.05 + 0.9 * random()) * (to - from);
    if (to - from > 0.95 * end) throw new Error('the whole run is in view: no jump moves it');
    for (;;) {
      const time = random() * end;
      if (time < from || time > to) return time;
    }
  }

  /** As the window on the ribbon shows it; read from its style, which lays nothing out. */
  function view(): { from: number; to: number } {
    const { left, width } = document.querySelector<HTMLElement>('.overview-window')!.style;
    const whole = Number.parseFloat(document.querySelector<HTMLElement>('.overview-ribbon')!.style.width);
    const from = Number.parseFloat(left);
    return { from: (from / whole) * end, to: ((from + Number.parseFloat(width)) / whole) * end };
  }

  /** Park and Miller: all over the place, and the same places every time. */
  function random(): number {
    place = (place * 48_271) % 2_147_483_647;
    return place / 2_147_483_647;
  }
}

/** Frames per second while the run plays. */
export async function framesWhilePlaying(page: Page, seconds = 8): Promise<number> {
  await page.keyboard.press(' ');
  return page.evaluate(async (length) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (let i = 0; i < 30; i++) await frame();
    const begun = await frame();
    let now = begun;
    let count = 0;
    while (now - begun < length * 1000) {
      now = await frame();
      count++;
    }
    return (1000 * count) / (now - begun);
  }, seconds);
}
