// The packets of any moment are where the run has them, each in its colour. That the first of them moves by itself, in every
// scenario, is seen on the visits of hosting.spec.ts.

import { expect, type Page, test } from '@playwright/test';
import { logOn } from '../../src/record/flights.ts';
import { PACKET_KIND, packetFlow, packetKind } from '../../src/record/logs.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { DrawnPacket } from '../../src/ui/stage-kit/drawn-packets.ts';
import { colours } from '../../src/ui/theme/tokens.ts';
import { expectSameFrame, lanesOf } from '../support/first-packet.ts';
import { drawnFrame, finishedRun, open, specOf, wholeRecord } from '../support/open-page.ts';

test('the packets of any moment are those of the run, each in its colour', async ({ page }) => {
  const link = 'n=2&t=1.234s&paused=1&v=1';
  const record = wholeRecord(specOf(link));
  await open(page, `#${link}`);
  await finishedRun(page);
  const lanes = await lanesOf(page, record);
  const slider = page.getByRole('slider', { name: 'Time of the run' });
  const seen = new Set<string>();
  for (let look = 0; look < 12; look++) {
    const frame = await drawnFrame(page);
    expectSameFrame(frame, record, lanes);
    const shown = frame.packets.map((packet) => ({ packet, colour: colourOf(record, packet) }));
    expect(await notPainted(page, shown)).toEqual([]);
    for (const { colour } of shown) seen.add(colour);
    await slider.press(look % 3 === 2 ? 'PageUp' : 'ArrowRight');
    await expect.poll(async () => (await drawnFrame(page)).now).not.toBe(frame.now);
  }
  expect(seen.size).toBeGreaterThan(1);
});

/** The colour a packet has on the stage, by its kind and flow. */
function colourOf(record: RunRecord, { link, row }: DrawnPacket): string {
  const info = logOn(record, link, 'packets').info[row]!;
  const { data, flow2, ack, retx } = colours('light');
  if (packetKind(info) === PACKET_KIND.ack) return ack.line;
  if (packetKind(info) === PACKET_KIND.retransmission) return retx.line;
  return packetFlow(info) > 0 ? flow2.line : data.line;
}

/** Those packets of the frame whose colour is not where the page says they are. */
function notPainted(page: Page, packets: readonly { packet: DrawnPacket; colour: string }[]): Promise<string[]> {
  return page.evaluate((packets) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage-canvas')!;
    const context = canvas.getContext('2d')!;
    const ratio = canvas.width / canvas.clientWidth;
    const isPainted = ({ packet: { x, y, width }, colour }: (typeof packets)[number]): boolean => {
      const corner = [x - width / 2, y - 9].map((each) => Math.round(each * ratio));
      const { data } = context.getImageData(corner[0]!, corner[1]!, Math.ceil(width * ratio), Math.ceil(18 * ratio));
      const wanted = Number.parseInt(colour.slice(1), 16);
      for (let i = 0; i < data.length; i += 4) {
        if (wanted === (data[i]! << 16) + (data[i + 1]! << 8) + data[i + 2]!) return true;
      }
      return false;
    };
    return packets.filter((each) => !isPainted(each)).map((each) => JSON.stringify(each));
  }, packets);
}
