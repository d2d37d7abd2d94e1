// A case of kind `cluster-lvs`: a virtual server, its settings (those of the file, changed by the named preset and by the
// row's own fields), and batches of requests with what the reference model measured.

import { amount, type Check, type Fields, isObject, oneOf, problemIn } from './checks.ts';
import { UnreadableCase } from './format.ts';

/** Settings by the names the files use; times in s, sizes in bytes, rates in bytes/s. */
export interface VirtualServerSettings {
  readonly method: 'nat' | 'tun' | 'dr';
  readonly scheduler: string;
  readonly n_servers: number;
  readonly n_clients: number;
  readonly size: number;
  readonly era: 'classic' | 'modern';
  readonly weight: number;
  readonly chunk: number;
  readonly window: number;
  readonly port: number;
  readonly duplex: 'full' | 'half';
  readonly hub: boolean;
  readonly gateway: boolean;
  readonly net: number;
  readonly d_pkt: number;
  readonly d_pkt_small: number;
  readonly tun_extra: number;
  readonly g_pkt: number;
  readonly disk: number;
  readonly seek: number;
  readonly seek_growth: number;
  readonly readahead: number;
  readonly ram: number;
  readonly files: 'distinct' | 'same';
  readonly warm: boolean;
  readonly client_rate: number;
  readonly stagger: number;
  readonly jitter: number;
  readonly seed: number;
  readonly linger: number;
}

export interface VirtualServerPoint {
  readonly requests: number;
  /** Mean turn-around, s. */
  readonly turnAround: number;
  /** Sum of size over turn-around, MB/s. */
  readonly throughput: number;
  readonly servers: string;
}

export interface VirtualServerCase {
  readonly name: string;
  readonly settings: VirtualServerSettings;
  readonly points: readonly VirtualServerPoint[];
}

/** Of preset `paper`, where a file leaves one out. */
export const DEFAULTS: VirtualServerSettings = {
  method: 'nat',
  scheduler: 'lblc',
  n_servers: 3,
  n_clients: 3,
  size: 60e6,
  era: 'classic',
  weight: 1,
  chunk: 16384,
  window: 8,
  port: 12.5e6,
  duplex: 'full',
  hub: false,
  gateway: true,
  net: 1e-4,
  d_pkt: 3e-5,
  d_pkt_small: 2e-5,
  tun_extra: 4e-6,
  g_pkt: 1.5e-4,
  disk: 7.4e6,
  seek: 0.012,
  seek_growth: 0.2,
  readahead: 131072,
  ram: 8e6,
  files: 'distinct',
  warm: true,
  client_rate: 1e12,
  stagger: 0.05,
  jitter: 0,
  seed: 1,
  linger: 120,
};

/** Memory that holds everything. */
const PLENTY = 1e9;
const WARM: Partial<VirtualServerSettings> = { files: 'same', ram: PLENTY };

/** What the named presets change. */
export const PRESETS: Readonly<Record<string, Partial<VirtualServerSettings>>> = {
  paper: {},
  same_file_cold: { ...WARM, warm: false },
  same_file_warm: WARM,
  hub_half_duplex: { ...WARM, hub: true, duplex: 'half' },
  client_disk: { ...WARM, client_rate: 5.9e6 },
  direct_reply_warm: { ...WARM, gateway: false },
  direct_reply_paper_disk: { gateway: false },
  fast_gateway: { g_pkt: 3e-5 },
};

const text: Check = { is: (value) => typeof value === 'string', words: 'a text' };
const list: Check = { is: Array.isArray, words: 'a list' };
const POINT = { N: amount, TAT: amount, THs: amount, srv: text };

/** Throws an UnreadableCase. */
export function virtualServerCasesOf(document: Fields): VirtualServerCase[] {
  const problem = problemIn(document, '', { rows: list });
  if (problem !== undefined) throw new UnreadableCase(problem);
  const defaults = {
    ...DEFAULTS,
    ...(isObject(document['defaults']) ? document['defaults'] : {}),
  } as VirtualServerSettings;
  return (document['rows'] as unknown[]).map((row, index) => caseOf(row, `rows.${index}`, defaults));
}

function caseOf(row: unknown, path: string, defaults: VirtualServerSettings): VirtualServerCase {
  const problem = problemIn(row, path, {
    method: oneOf('nat', 'tun', 'dr'),
    scheduler: text,
    size: amount,
    curve: list,
  });
  if (problem !== undefined) throw new UnreadableCase(problem);
  const { preset = 'paper', curve, size, ...rest } = row as Fields & { curve: unknown[]; size: number };
  const changes = Object.hasOwn(PRESETS, String(preset)) ? PRESETS[String(preset)] : undefined;
  if (changes === undefined) throw new UnreadableCase(`its field ${path}.preset names no known preset`);
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => Object.hasOwn(DEFAULTS, key)));
  const settings = { ...defaults, ...changes, ...own, size: size * 1e6 } as VirtualServerSettings;
  const name = [preset, settings.method, settings.scheduler, `${size} MB`].join(' ');
  return { name, settings, points: curve.map((point, index) => pointOf(point, `${path}.curve.${index}`)) };
}

function pointOf(value: unknown, path: string): VirtualServerPoint {
  const problem = problemIn(value, path, POINT);
  if (problem !== undefined) throw new UnreadableCase(problem);
  const point = value as Fields;
  return {
    requests: Number(point['N']),
    turnAround: Number(point['TAT']),
    throughput: Number(point['THs']),
    servers: String(point['srv']),
  };
}
