// The schedulers, named as people know them. Their rules: engine/virtual-server/schedulers.

import type { SchedulerName } from '../../engine/virtual-server/scheduler-named.ts';
import type { ChoiceOption } from '../kit/parameter.ts';
import { optionsOf } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** In the order of ipvsadm's manual, so that simple ones come first. */
const words: Readonly<Record<SchedulerName, Pick<ChoiceOption, 'label'>>> = {
  rr: { label: text('RR: round robin', 'RR: 라운드 로빈') },
  wrr: { label: text('WRR: weighted round robin', 'WRR: 가중 라운드 로빈') },
  lc: { label: text('LC: least connection', 'LC: 최소 연결') },
  wlc: { label: text('WLC: weighted least connection', 'WLC: 가중 최소 연결') },
  lblc: { label: text('LBLC: locality-based', 'LBLC: 지역성 기반') },
  lblcr: { label: text('LBLCR: locality with replication', 'LBLCR: 복제 있는 지역성') },
  dh: { label: text('DH: destination hashing', 'DH: 목적지 해싱') },
  sh: { label: text('SH: source hashing', 'SH: 출발지 해싱') },
  sed: { label: text('SED: shortest expected delay', 'SED: 최단 예상 지연') },
  nq: { label: text('NQ: never queue', 'NQ: 대기 없음') },
  fo: { label: text('FO: failover', 'FO: 장애 조치') },
  ovf: { label: text('OVF: overflow', 'OVF: 넘침') },
  mh: { label: text('MH: Maglev hashing', 'MH: 매글레브 해싱') },
  twos: { label: text('TWOS: two choices', 'TWOS: 두 번 뽑기') },
};

export const schedulerOptions = optionsOf(words);
