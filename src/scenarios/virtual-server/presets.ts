// Named set-ups of the virtual server: the paper's test-bed and the what-ifs, one click each. Sources: paper P4; what each
// changes and why is in docs/models/virtual-server.md.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { Mbps } from '../../engine/core/units.ts';
import type { ParamValue, ParamValues } from '../kit/run-spec.ts';
import { type Text, text } from '../kit/text.ts';

type Values = Readonly<Record<string, ParamValue>>;

export interface VirtualServerPreset {
  readonly label: Text;
  /** What makes the set-up: as long as all of these are so, it is this one. */
  readonly fixed: Values;
  /** What it also brings when it is chosen; may be changed afterwards. */
  readonly also: Values;
}

const testBed: Values = {
  per: 'total',
  wire: 'full',
  nics: 1,
  gate: true,
  gcost: us(150),
  files: 'own',
  ram: 8_000_000,
  start: 'cold',
  sites: 1,
  fast: 1,
  era: '2002',
};
const usual: Values = { n: 10, size: 20_000_000, stagger: ms(50), w1: 1, w2: 1, w3: 1, end: seconds(60) };
/** All servers have the one file that everybody wants in memory. */
const inMemory: Values = { files: 'same', ram: 256_000_000, start: 'warm' };

export const VIRTUAL_SERVER_PRESETS = {
  paper: {
    label: text('Test-bed of the paper, our reading', '논문의 실험망(우리의 해석)'),
    fixed: testBed,
    also: { ...usual, sched: 'lblc' },
  },
  direct: {
    label: text('Replies on their own path', '응답이 제 길로 갈 때'),
    fixed: { ...testBed, ...inMemory, gate: false },
    also: { ...usual, method: 'dr', sched: 'rr' },
  },
  gateway: {
    label: text('A fast gateway', '빠른 게이트웨이'),
    fixed: { ...testBed, gcost: us(30) },
    also: { ...usual, method: 'dr', sched: 'lblc' },
  },
  hub: {
    label: text('A hub instead of a switch', '스위치 대신 허브'),
    fixed: { ...testBed, ...inMemory, wire: 'hub' },
    also: { ...usual, method: 'nat', sched: 'rr' },
  },
  warm: {
    label: text('Files in memory', '메모리에 있는 파일'),
    fixed: { ...testBed, ...inMemory },
    also: { ...usual, method: 'nat', sched: 'lblc' },
  },
  clients: {
    label: text('Ten requests per client', '클라이언트마다 요청 열 개'),
    fixed: { ...testBed, per: 'client' },
    also: { ...usual, method: 'nat', sched: 'lblc', end: seconds(400) },
  },
  proxies: {
    label: text('Proxies: many destinations', '프록시: 목적지가 많을 때'),
    fixed: { ...testBed, gate: false, files: 'same', ram: 64_000_000, sites: 10 },
    also: { ...usual, method: 'dr', sched: 'lblc', n: 30, size: 4_000_000, stagger: ms(400) },
  },
  uneven: {
    label: text('Unequal servers', '성능이 다른 서버'),
    fixed: { ...testBed, gate: false, fast: 4 },
    also: { ...usual, method: 'dr', sched: 'wlc', n: 12, w1: 4 },
  },
  kernel: {
    label: text('A kernel of today', '요즘 커널'),
    fixed: { ...testBed, era: 'current' },
    also: { ...usual, method: 'nat', sched: 'sh' },
  },
} as const satisfies Readonly<Record<string, VirtualServerPreset>>;

export type VirtualServerPresetName = keyof typeof VIRTUAL_SERVER_PRESETS;

export const VIRTUAL_SERVER_PRESET_NAMES = Object.keys(VIRTUAL_SERVER_PRESETS) as readonly VirtualServerPresetName[];

/** The paper's disks: 7.4 MB/s in order. */
export const PAPER_DISK = Mbps(59.2);

/** All that choosing it sets. */
export const valuesOf = (name: VirtualServerPresetName): Values => ({
  ...VIRTUAL_SERVER_PRESETS[name].fixed,
  ...VIRTUAL_SERVER_PRESETS[name].also,
});

/** Do these settings still make the set-up they name? One put together by hand always does. */
export function isStillNamed(params: ParamValues): boolean {
  const preset: VirtualServerPreset | undefined = VIRTUAL_SERVER_PRESETS[params['case'] as VirtualServerPresetName];
  return preset === undefined || Object.entries(preset.fixed).every(([key, value]) => params[key] === value);
}
