// The views of packets with ten thousand arrows in sight: frames while ladder and time-sequence graph are moved along and zoomed
// by the wheel, a slider with the ladder open, and the capture of a minute on the bus as the page saves it.

import type { Page } from 'playwright-core';
import { asItIs, atLeast, atMost, openRun, type PageFigure, percentile, type Repeat, STILL } from './page-figure.ts';
import { dragSlider } from './page-gestures.ts';
import type { Served } from './served-page.ts';

/** A sender that fills 100 Mbit/s: four links, each passed by 8333 packets a second. A third of a second has 10,000 arrows and more. */
const FULL = 'bw=100Mbps&abw=1Gbps&delay=2ms&adelay=1ms&q=100&wnd=80&start=0s&end=4s';
const SPAN = 'z0=2s&z1=2.34s&t=2.1s';
const VIEWS = [
  ['ladder', '.view-ladder'],
  ['sequence', '.packet-view .view-area'],
] as const;
const GESTURES = ['pan', 'zoom'] as const;
/** R1 at 40 %: twelve users for 60 s. */
const LAN = 'work=r1&util=40pc';
/** With the ladder open, a slider that changes the run: a connection of the bus, a node of the cluster among all its requests. */
const SLIDERS = [
  ['lan-rto', 'RTO minimum', `${LAN}&view=ladder&z0=0s&z1=1s`],
  ['web-cluster', 'Decision time', 'view=ladder'],
] as const;
const FRAMES = 240;
/** Whole runs drawn for a drag of the slider. */
const STEPS = 60;
const MINUTE = 'lan-rto: a capture of 60 s, from the button to the whole file';

export async function packetFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const [view, area] of VIEWS) {
    for (const gesture of GESTURES) {
      const runs = await repeat(async (page) => {
        await openView(page, `${served.address}reno/#${FULL}&${SPAN}&view=${view}`, area);
        return page.evaluate(turnWheel, { area, gesture, frames: FRAMES });
      }, 3);
      const name = `reno: ${view}, 10,000 arrows, ${gesture}`;
      figures.push(
        atLeast(
          `${name}, frames`,
          'fps',
          55,
          runs.map(({ fps }) => fps),
        ),
        atMost(
          `${name}, frame, p95 of ${FRAMES}`,
          'ms',
          16,
          runs.map(({ taken }) => percentile(taken, 95)),
        ),
      );
    }
  }
  for (const [scenario, name, link] of SLIDERS) {
    const drags = await repeat(async (page) => {
      await openView(page, `${served.address}${scenario}/#${link}`, '.view-ladder');
      return percentile(await dragSlider(page, STEPS, name), 95);
    }, 3);
    figures.push(
      atMost(`${scenario}: slider to the whole run with the ladder open, p95 of ${STEPS}`, 'ms', 400, drags),
    );
  }
  const captures = await repeat((page) => captureOfMinute(page, served), 3);
  figures.push(
    atMost(
      MINUTE,
      's',
      1.5,
      captures.map(({ seconds }) => seconds),
    ),
    asItIs(
      'lan-rto: its size',
      'MB',
      captures.map(({ megabytes }) => megabytes),
    ),
  );
  return figures;
}

/** The run stands still, and all of it is there. */
async function openView(page: Page, link: string, area: string): Promise<void> {
  await page.goto(`${link}&${STILL}`);
  await page.waitForSelector(area);
  await page.waitForFunction(() => window.__lectern?.run()?.done);
  await page.waitForTimeout(500);
}

interface Turns {
  readonly area: string;
  readonly gesture: (typeof GESTURES)[number];
  readonly frames: number;
}

/**
 * In the page: a turn of the wheel in every frame, to and fro. Of each, the ms from the turn to the end of the frame that answers
 * it, without the wait for the frame to begin; and how many frames a second there were.
 */
async function turnWheel({ area, gesture, frames }: Turns): Promise<{ fps: number; taken: number[] }> {
  const element = document.querySelector<HTMLElement>(area)!;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const taken: number[] = [];
  const begun = performance.now();
  for (let frame = 0; frame < frames; frame++) {
    const deltaY = frame % 60 < 30 ? 6 : -6;
    await new Promise<void>((done) => {
      let drawing = 0;
      requestAnimationFrame(() => {
        drawing = performance.now();
        const options = { bubbles: true, cancelable: true, clientX, clientY, deltaY, shiftKey: gesture === 'pan' };
        element.dispatchEvent(new WheelEvent('wheel', options));
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          taken.push(performance.now() - drawing);
          done();
        };
        port2.postMessage(0);
      });
    });
  }
  return { fps: (1000 * frames) / (performance.now() - begun), taken };
}

/** By the row of packets in Save: from its press to the file whose last byte is there. */
async function captureOfMinute(page: Page, served: Served): Promise<{ seconds: number; megabytes: number }> {
  await openRun(page, served, 'lan-rto', `${LAN}&${STILL}`);
  await page.keyboard.press('s');
  const button = page.getByRole('button', { name: /PCAPNG/ });
  await button.waitFor();
  return page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const pressed = [...document.querySelectorAll('button')].find(
          (each) => each.getAttribute('aria-label') === name,
        )!;
        const make = URL.createObjectURL;
        let begun = 0;
        URL.createObjectURL = (blob) => {
          const seconds = (performance.now() - begun) / 1000;
          URL.createObjectURL = make;
          resolve({ seconds, megabytes: (blob as Blob).size / 1e6 });
          return make.call(URL, blob);
        };
        begun = performance.now();
        pressed.click();
      }),
    (await button.getAttribute('aria-label'))!,
  );
}
