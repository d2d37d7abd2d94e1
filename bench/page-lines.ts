// The first moving packet over a line that is slower than this machine's own, and on a slower processor.

import { atMost, firstLoad, type PageFigure, type Repeat } from './page-figure.ts';
import type { Served } from './served-page.ts';
import { type Line, slowLine } from './slow-line.ts';

interface Visit {
  readonly name: string;
  readonly line: Line;
  /** How many times slower the page's own thread is; workers keep their speed. */
  readonly slower: number;
  /** Left out: a small desktop's. */
  readonly size?: { readonly width: number; readonly height: number };
  /** ms. */
  readonly goal: number;
}

const SLOW_4G: Line = { bitsPerSecond: 1.6e6, roundTripMs: 150 };

const VISITS: readonly Visit[] = [
  { name: '10 Mbit/s, 40 ms', line: { bitsPerSecond: 10e6, roundTripMs: 40 }, slower: 1, goal: 800 },
  { name: 'slow 4G (1.6 Mbit/s, 150 ms), a quarter of the speed', line: SLOW_4G, slower: 4, goal: 3000 },
  { name: 'the same on a phone', line: SLOW_4G, slower: 4, size: { width: 390, height: 844 }, goal: 3000 },
];
const SCENARIOS = ['reno', 'web-cluster'];

export async function lineFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const { name, line, slower, size, goal } of VISITS) {
    const { server, port } = await slowLine(Number(new URL(served.address).port), line);
    const address = `http://127.0.0.1:${port}/`;
    for (const scenario of SCENARIOS) {
      const moved = await repeat(async (page) => {
        if (size) await page.setViewportSize(size);
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
        return (await firstLoad(page, { ...served, address }, scenario)).moved;
      });
      figures.push(atMost(`${scenario}: first moving packet, ${name}`, 'ms', goal, moved));
    }
    server.close();
  }
  return figures;
}
