// The first thing a visitor sees: packets that move, and every one of them where the run has it. The run is computed here
// as well, and compared with what the page drew.

import { expect, type Page } from '@playwright/test';
import { atmIndex } from '../../src/record/cell-link.ts';
import { columnsOf } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import { queueGauge } from '../../src/scenarios/kit/layout.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import type { Lane } from '../../src/ui/stage-kit/geometry.ts';
import type { DrawnFrame } from '../../src/ui/stage-kit/test-hook.ts';
import { stagePlan } from '../../src/ui/stages/reno/plan.ts';
import { isVirtualServer, marksAt, saidOf } from './marks-on-ways.ts';
import { drawnFrame, specOf, wholeRecord } from './open-page.ts';
import { packetsOnTheWay } from './packets-on-the-way.ts';

/** Half of the widest packet: its centre goes from here to as far before the lane's end. */
const HALF_PACKET = 18;

export async function lanesOf(page: Page, record: RunRecord): Promise<readonly Lane[]> {
  const box = await page.locator('.stage').evaluate((stage) => [stage.clientWidth, stage.clientHeight] as const);
  return stagePlan(record.layout, queueGauge(record.gauges, reno)!.link, ...box).lanes;
}

interface NamedPacket {
  readonly link: number;
  readonly row: number;
  readonly segment: number;
}
const nameOf = ({ link, row, segment }: NamedPacket): string => `${link} ${row} ${segment}`;
const namesOf = (packets: readonly NamedPacket[]): string[] => packets.map(nameOf).sort();

/** What must be on the stage at the time of a frame: which packet, and where. */
function expectedFrame({ now }: DrawnFrame, record: RunRecord, lanes: readonly Lane[]) {
  return packetsOnTheWay(record, now).map(({ link, row, segment, fraction }) => {
    const { from, to } = lanes.find((lane) => lane.link === link)!;
    const inset = HALF_PACKET / Math.hypot(to.x - from.x, to.y - from.y);
    const along = inset + fraction * (1 - 2 * inset);
    return { link, row, segment, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
  });
}

export function expectSameFrame(frame: DrawnFrame, record: RunRecord, lanes: readonly Lane[]): void {
  const expected = expectedFrame(frame, record, lanes);
  expect(namesOf(frame.packets)).toEqual(namesOf(expected));
  for (const packet of frame.packets) {
    const place = expected.find((other) => nameOf(other) === nameOf(packet))!;
    expect(packet.x).toBeCloseTo(place.x, 6);
    expect(packet.y).toBeCloseTo(place.y, 6);
  }
}

/** Each was asked for before the time of the frame, and is not there yet. */
function expectUnderWay({ now, packets }: DrawnFrame, { flights }: RunRecord): void {
  for (const { link, row, segment } of packets) {
    expect(columnsOf(flights[link]!)[0][row]).toBe(segment);
    expect(flights[link]!.offeredAt[row]).toBeLessThanOrEqual(now);
    expect(flights[link]!.arrivesAt[row]).toBeGreaterThan(now);
  }
}

/** Of a page that was opened without saying where to stand: a packet moves by itself, where the run has it, and the page goes on. */
export async function expectFirstPacket(page: Page, scenario: Scenario): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-packet-moved').length > 0);
  const frame: DrawnFrame = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first-packet-moved') as PerformanceMark[];
    return mark!.detail;
  });
  const record = wholeRecord(specOf('v=1', scenario));
  expect(frame.packets.length).toBeGreaterThan(0);
  expect(frame.now).toBeGreaterThan(0);
  // Where exactly a frame is on a bus is told by lan.spec.ts.
  // Of a switch of cells the stage shows the packets that go into it (atm.spec.ts).
  const into = atmIndex(record.layout)?.adapters;
  const under = packetsOnTheWay(record, frame.now).filter(({ link }) => !into || into.includes(link));
  // Of thousands of requests in a second some are drawn; where they are is told by ui-drawing/cluster-*.test.ts.
  // Of many servers only what passes the switch is told apart.
  if (record.layout.shelf || record.layout.kind === 'incast') expectUnderWay(frame, record);
  else if (isVirtualServer(record)) {
    const size = await page.locator('.stage').evaluate((stage) => [stage.clientWidth, stage.clientHeight] as const);
    expect(frame.packets.map(saidOf).sort()).toEqual(marksAt(record, frame.now, scenario.speed, size).sort());
  } else if (into || record.layout.bus) expect(namesOf(under)).toEqual(namesOf(frame.packets));
  else expectSameFrame(frame, record, await lanesOf(page, record));
  // And the page goes on from there.
  await expect.poll(async () => (await drawnFrame(page)).now).toBeGreaterThan(frame.now);
}
