// The axes of the figures of paper P3: buffer sizes, and four packet sizes under four drop policies (figures 1 to 4);
// RTO minimum, and set-ups of two senders (figures 7 and 8).

import { ms, seconds } from '../engine/core/time.ts';
import type { SweepAxis, SweepPoint } from '../runner/sweep/sweep.ts';
import { type Text, text } from '../scenarios/kit/text.ts';

/** IP packets of full segments, bytes. */
export const PACKET_SIZES = [512, 1500, 4352, 9180] as const;
export const DISCIPLINES = ['none', 'tail', 'ppd', 'epd'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const disciplineNames: Readonly<Record<Discipline, Text>> = {
  none: text('No ATM', 'ATM 없음'),
  tail: text('Tail drop', '테일 드롭'),
  ppd: text('PPD', 'PPD'),
  epd: text('EPD', 'EPD'),
};

/** Inside a sentence. */
export const namesWithin: Readonly<Record<Discipline, Text>> = {
  ...disciplineNames,
  none: text('packets without ATM', 'ATM 없는 패킷'),
  tail: text('tail drop', '테일 드롭'),
};

/** The threshold of EPD is half the buffer, as the paper says of its figure 4. */
export const bufferAxis: SweepAxis = {
  key: 'buf',
  label: text('Buffer, cells', '버퍼, 셀'),
  quantity: 'count',
  scale: 'log',
  points: [250, 500, 1000, 2000, 4000, 8000].map((buf) => ({
    name: String(buf),
    label: text(String(buf), String(buf)),
    at: buf,
    sets: { buf, th: buf / 2 },
  })),
};

export const lineOf = (policy: Discipline, packet: number): string => `${policy}-${packet}`;

export const bytes = (packet: number): Text => text(`${packet} bytes`, `${packet}바이트`);

export const disciplineLines: SweepAxis = {
  key: 'line',
  label: text('Discipline and packet size', '폐기 방식과 패킷 크기'),
  scale: 'linear',
  points: DISCIPLINES.flatMap((policy) =>
    PACKET_SIZES.map((mtu): SweepPoint => {
      const [{ en, ko }, size] = [disciplineNames[policy], bytes(mtu)];
      const label = text(`${en}, ${size.en}`, `${ko}, ${size.ko}`);
      return { name: lineOf(policy, mtu), label, sets: { policy, mtu } };
    }),
  ),
};

export const minimumAxis: SweepAxis = {
  key: 'rmin',
  label: text('RTO minimum', 'RTO 최솟값'),
  quantity: 'duration',
  scale: 'log',
  points: [20, 50, 100, 200, 450, 1000, 1500].map((value) => ({
    name: `${value}ms`,
    label: text(`${value} ms`, `${value} ms`),
    at: ms(value),
    sets: { rmin: ms(value) },
  })),
};

const setup = (name: string, label: Text, sets: SweepPoint['sets']): SweepPoint => ({
  name,
  label,
  sets: { ...sets, end: seconds(20) },
});

/** Buffer and threshold of the paper's own runs are not stated: `epd` is the pair that comes nearest to both of its loads. */
export const setups: SweepAxis = {
  key: 'line',
  label: text('Set-up', '설정'),
  scale: 'linear',
  points: [
    setup('epd', text('EPD 1100/550', 'EPD 1100/550'), {}),
    setup('tight', text('EPD 1000/500', 'EPD 1000/500'), { buf: 1000, th: 500 }),
    setup('wide', text('EPD 1500/750', 'EPD 1500/750'), { buf: 1500, th: 750 }),
    setup('ppd', text('PPD 1000', 'PPD 1000'), { policy: 'ppd', buf: 1000, th: 500 }),
    setup('tail', text('Tail drop 2090', '테일 드롭 2090'), { policy: 'tail', buf: 2090, th: 2090 }),
    setup('reno', text('EPD 1100/550 with fast retransmit', 'EPD 1100/550, 빠른 재전송 켬'), { fast: 'reno' }),
    setup('tahoe', text('EPD 1100/550, Tahoe', 'EPD 1100/550, Tahoe'), { fast: 'tahoe' }),
  ],
};
