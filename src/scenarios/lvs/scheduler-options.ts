// The schedulers, named as people know them. Their rules: engine/cluster/schedulers.

import type { ChoiceOption } from '../kit/parameter.ts';
import { text } from '../kit/text.ts';

/** In the order of ipvsadm's manual, so that simple ones come first. */
export const schedulerOptions: readonly ChoiceOption[] = [
  { value: 'rr', label: text('RR: round robin', 'RR: 라운드 로빈') },
  { value: 'wrr', label: text('WRR: weighted round robin', 'WRR: 가중 라운드 로빈') },
  { value: 'lc', label: text('LC: least connection', 'LC: 최소 연결') },
  { value: 'wlc', label: text('WLC: weighted least connection', 'WLC: 가중 최소 연결') },
  { value: 'lblc', label: text('LBLC: locality-based', 'LBLC: 지역성 기반') },
  { value: 'lblcr', label: text('LBLCR: locality with replication', 'LBLCR: 복제 있는 지역성') },
  { value: 'dh', label: text('DH: destination hashing', 'DH: 목적지 해싱') },
  { value: 'sh', label: text('SH: source hashing', 'SH: 출발지 해싱') },
  { value: 'sed', label: text('SED: shortest expected delay', 'SED: 최단 예상 지연') },
  { value: 'nq', label: text('NQ: never queue', 'NQ: 대기 없음') },
  { value: 'fo', label: text('FO: failover', 'FO: 장애 조치') },
  { value: 'ovf', label: text('OVF: overflow', 'OVF: 넘침') },
  { value: 'mh', label: text('MH: Maglev hashing', 'MH: 매글레브 해싱') },
  { value: 'twos', label: text('TWOS: two choices', 'TWOS: 두 번 뽑기') },
];
