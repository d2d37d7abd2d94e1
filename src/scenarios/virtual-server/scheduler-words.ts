// What is said of the schedulers, by ipvsadm's names; a new one does not compile without it. Their rules:
// engine/virtual-server/schedulers. How a pick is explained: explain/virtual-server/pick.ts.

import type { SchedulerName } from '../../engine/virtual-server/scheduler-named.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { optionsOf } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';

export interface SchedulerWords {
  readonly label: Text;
  /** What it looks up in a table: such a scheduler refuses a connection where that entry leads to no server. */
  readonly hashes: 'source' | 'destination' | null;
  /** The sum it takes the least of, where it is one that can be written down. */
  readonly compares: 'connections' | 'connections by weight' | null;
}

/** In the order of ipvsadm's manual, so that simple ones come first. */
export const schedulerWords: Readonly<Record<SchedulerName, SchedulerWords>> = {
  rr: { label: text('RR: round robin', 'RR: 라운드 로빈'), hashes: null, compares: null },
  wrr: { label: text('WRR: weighted round robin', 'WRR: 가중 라운드 로빈'), hashes: null, compares: null },
  lc: { label: text('LC: least connection', 'LC: 최소 연결'), hashes: null, compares: 'connections' },
  wlc: {
    label: text('WLC: weighted least connection', 'WLC: 가중 최소 연결'),
    hashes: null,
    compares: 'connections by weight',
  },
  lblc: { label: text('LBLC: locality-based', 'LBLC: 지역성 기반'), hashes: null, compares: null },
  lblcr: { label: text('LBLCR: locality with replication', 'LBLCR: 복제 있는 지역성'), hashes: null, compares: null },
  dh: { label: text('DH: destination hashing', 'DH: 목적지 해싱'), hashes: 'destination', compares: null },
  sh: { label: text('SH: source hashing', 'SH: 출발지 해싱'), hashes: 'source', compares: null },
  sed: { label: text('SED: shortest expected delay', 'SED: 최단 예상 지연'), hashes: null, compares: null },
  nq: { label: text('NQ: never queue', 'NQ: 대기 없음'), hashes: null, compares: null },
  fo: { label: text('FO: failover', 'FO: 장애 조치'), hashes: null, compares: null },
  ovf: { label: text('OVF: overflow', 'OVF: 넘침'), hashes: null, compares: null },
  mh: { label: text('MH: Maglev hashing', 'MH: 매글레브 해싱'), hashes: 'source', compares: null },
  twos: { label: text('TWOS: two choices', 'TWOS: 둘 중 선택'), hashes: null, compares: null },
};

export const schedulerOptions = optionsOf(schedulerWords);

/** What is said of the scheduler that a run has; undefined of one that somebody wrote. */
export const wordsOfScheduler = (scheduler: ParamValue | undefined): SchedulerWords | undefined =>
  schedulerWords[scheduler as SchedulerName];
