// The first moving packet over a line that is slower than this machine's own, and on a slower processor.

import { atMost, firstLoad, type PageFigure, type Repeat } from './page-figure.ts';
import type { Served } from './served-page.ts';
import { type Line, slowLine } from './slow-line.ts';

interface Visit {
  readonly name: string;
  readonly line: Line;
  /** How many times slower the page's own thread is; workers keep their speed. */
  readonly slower: number;
  /** ms. */
  readonly goal: number;
}

const VISITS: readonly Visit[] = [
  { name: '10 Mbit/s, 40 ms', line: { bitsPerSecond: 10e6, roundTripMs: 40 }, slower: 1, goal: 800 },
  {
    name: 'slow 4G (1.6 Mbit/s, 150 ms), a quarter of the speed',
    line: { bitsPerSecond: 1.6e6, roundTripMs: 150 },
    slower: 4,
    goal: 3000,
  },
];
const SCENARIOS = ['reno', 'web-cluster'];

export async function lineFigures(repeat: Repeat, served: Served): Promise<PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const { name, line, slower, goal } of VISITS) {
    const { server, port } = await slowLine(Number(new URL(served.address).port), line);
    const address = `http://127.0.0.1:${port}/`;
    for (const scenario of SCENARIOS) {
      const moved = await repeat(async (page) => {
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
