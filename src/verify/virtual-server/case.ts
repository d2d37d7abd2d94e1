// A case of kind `cluster-lvs`: a virtual server, its settings (those of the file, changed by the named preset and by the
// row's own fields), and batches of requests with what the reference model measured.

import * as z from 'zod/mini';
import { SCHEDULER_NAMES } from '../../engine/virtual-server/scheduler-named.ts';
import { amount, count, fields, isRemark, or, positive, readAs } from '../schema.ts';

const method = z.enum(['nat', 'tun', 'dr']);

/** By the names the files use, and of preset `paper` where a file leaves one out; times in s, sizes in bytes, rates in bytes/s. */
const SHAPE = {
  method: or(method, 'nat'),
  scheduler: or(z.enum(SCHEDULER_NAMES), 'lblc'),
  n_servers: or(count, 3),
  n_clients: or(count, 3),
  size: or(amount, 60e6),
  era: or(z.enum(['classic', 'modern']), 'classic'),
  weight: or(amount, 1),
  chunk: or(positive, 16384),
  window: or(count, 8),
  port: or(positive, 12.5e6),
  duplex: or(z.enum(['full', 'half']), 'full'),
  hub: or(z.boolean(), false),
  gateway: or(z.boolean(), true),
  net: or(amount, 1e-4),
  d_pkt: or(amount, 3e-5),
  d_pkt_small: or(amount, 2e-5),
  tun_extra: or(amount, 4e-6),
  g_pkt: or(amount, 1.5e-4),
  disk: or(positive, 7.4e6),
  seek: or(amount, 0.012),
  seek_growth: or(amount, 0.2),
  readahead: or(amount, 131072),
  ram: or(amount, 8e6),
  files: or(z.enum(['distinct', 'same']), 'distinct'),
  warm: or(z.boolean(), true),
  client_rate: or(positive, 1e12),
  stagger: or(amount, 0.05),
  jitter: or(amount, 0),
  seed: or(z.int(), 1),
  linger: or(amount, 120),
};
const SETTINGS = z.object(SHAPE);

export type VirtualServerSettings = z.output<typeof SETTINGS>;
export const DEFAULTS: VirtualServerSettings = z.parse(SETTINGS, {});

/** Memory that holds everything. */
const PLENTY = 1e9;
const WARM: Partial<VirtualServerSettings> = { files: 'same', ram: PLENTY };

/** What the named presets change. */
export const PRESETS = {
  paper: {},
  same_file_cold: { ...WARM, warm: false },
  same_file_warm: WARM,
  hub_half_duplex: { ...WARM, hub: true, duplex: 'half' },
  client_disk: { ...WARM, client_rate: 5.9e6 },
  direct_reply_warm: { ...WARM, gateway: false },
  direct_reply_paper_disk: { gateway: false },
  fast_gateway: { g_pkt: 3e-5 },
} as const satisfies Readonly<Record<string, Partial<VirtualServerSettings>>>;

/** N requests; their mean turn-around, s; the sum of size over turn-around, MB/s; who served them. */
const POINT = z.object({ N: count, TAT: amount, THs: amount, srv: z.string() });
const ROW = z.looseObject({
  preset: or(z.enum(Object.keys(PRESETS) as (keyof typeof PRESETS)[]), 'paper'),
  method,
  scheduler: z.string(),
  /** MB */
  size: amount,
  curve: z.array(POINT).check(z.minLength(1)),
});
/** What a row has beside settings, and how it may be called. */
const OTHERS = ['preset', 'curve', 'id', 'name', 'group', 'label'];
const FILE = z.object({ defaults: or(fields, {}), rows: z.array(ROW) });

export type VirtualServerPoint = z.output<typeof POINT>;

export interface VirtualServerCase {
  readonly name: string;
  readonly settings: VirtualServerSettings;
  readonly points: readonly VirtualServerPoint[];
  /** Fields of the row, and of the file's settings, that are none of ours. */
  readonly leftOut?: readonly string[];
}

/** Throws an UnreadableCase. */
export function virtualServerCasesOf(document: unknown): VirtualServerCase[] {
  const { defaults, rows } = readAs(FILE, document);
  return rows.map((row, place) => {
    const { preset, method, scheduler, size, curve } = row;
    const settings = { ...defaults, ...PRESETS[preset], ...row, size: size * 1e6 };
    return {
      name: [preset, method, scheduler, `${size} MB`].join(' '),
      settings: readAs(SETTINGS, settings, ['rows', place]),
      points: curve,
      leftOut: Object.keys({ ...defaults, ...row }).filter(
        (key) => !(key in SHAPE || OTHERS.includes(key) || isRemark(key)),
      ),
    };
  });
}
