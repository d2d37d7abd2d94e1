// Workloads with a name: the settings each stands for, and the loads at which it was measured. R1 to C1 are the workloads
// of our own two web studies with ns-2.35, chosen among some 200 because the claims of papers P0 and P1 show with them
// (docs/models/web.md); think times and request rates are those of their tables. The story is one user whose burst is larger than the server's NIC can hold, and differs between the scenarios. Used by workloads.ts.

import { ms, type Nanos, seconds } from '../../engine/core/time.ts';
import type { ParamValue, ParamValues } from '../kit/run-spec.ts';

export type PresetName = 'story' | 'r1' | 'r2' | 'n1' | 'n2' | 'n3' | 'c1';

export interface Preset {
  /** What makes the workload: as long as all of these are so, it is this one. */
  readonly load: Readonly<Record<string, ParamValue>>;
  /** What it also brings when it is chosen; may be changed afterwards. */
  readonly also: Readonly<Record<string, ParamValue>>;
  /** Closed loop: mean think time at each utilisation of the bus, in order of utilisation. */
  readonly thinkAt?: readonly { readonly utilisation: number; readonly think: Nanos }[];
  /** Open loop: pages per second and client, and the utilisation of the bus they give. */
  readonly rateAt?: { readonly utilisation: number; readonly rate: number };
}

/** Sizes cut off at 300 packets, think times and rates from the wanted utilisation. */
const common = { think: 0, ask: 0, cap: 300 };
const sixClients = { ...common, clients: 6, only: 0 };
/** Counted from 10 s on, as in the tables. */
const warm = { warm: seconds(10) };
/** The study of the server's timer kept the NIC at the default of ns-2; its WAN node is on the stage, off the LAN. */
const ofTimer = { ...warm, nicq: 50, wan: 2 };

const r1 = { ...sixClients, arrive: 'closed', users: 2, conn: 'persistent', par: 4, dist: 'exponential', mean: 8 };
const r2 = { ...r1, conn: 'new', par: 3, mean: 16 };
const n1 = { ...r1, arrive: 'poisson', users: 1 };
const n2 = { ...n1, conn: 'new', par: 1, mean: 40 };

const thinkOfR1 = [
  { utilisation: 0.1, think: ms(3740) },
  { utilisation: 0.2, think: ms(1820) },
  { utilisation: 0.3, think: ms(1180) },
  { utilisation: 0.4, think: ms(860) },
];

const PRESETS: Readonly<Record<PresetName, Preset>> = {
  story: {
    load: { arrive: 'closed', users: 1, only: 4 },
    also: { ...common, clients: 6, conn: 'new', dist: 'constant', warm: 0, wan: 0 },
  },
  r1: { load: r1, also: ofTimer, thinkAt: thinkOfR1 },
  r2: {
    load: r2,
    also: ofTimer,
    thinkAt: [
      { utilisation: 0.1, think: ms(5379.6) },
      { utilisation: 0.2, think: ms(2614.8) },
      { utilisation: 0.3, think: ms(1693.2) },
      { utilisation: 0.4, think: ms(1232.4) },
    ],
  },
  n1: { load: n1, also: { ...warm, util: 0.38 }, rateAt: { utilisation: 0.38, rate: 2 } },
  n2: { load: n2, also: { ...warm, util: 0.34 }, rateAt: { utilisation: 0.34, rate: 1.5 } },
  n3: { load: { ...n2, arrive: 'fixed' }, also: { ...warm, util: 0.34 }, rateAt: { utilisation: 0.34, rate: 1.5 } },
  c1: { load: r1, also: { ...warm, util: 0.4 }, thinkAt: thinkOfR1 },
};

/** All that choosing the workload sets. */
export const settingsOf = (name: PresetName): Readonly<Record<string, ParamValue>> => ({
  ...PRESETS[name].load,
  ...PRESETS[name].also,
});

/** The preset these settings name, if they still are its own; undefined for a workload put together by hand. */
export function presetOf(params: ParamValues): Preset | undefined {
  const preset = PRESETS[params['work'] as PresetName] as Preset | undefined;
  // Sizes from a file (command line) belong to no preset.
  if (preset === undefined || params['sizes'] !== undefined) return undefined;
  return Object.entries(preset.load).every(([key, value]) => params[key] === value) ? preset : undefined;
}
