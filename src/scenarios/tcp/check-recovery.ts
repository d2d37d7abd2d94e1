// Loss recovery that a TCP profile does not have, in words with what is run instead.

import type { Recovery } from '../../engine/tcp/flow.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import type { ProfileWord } from './profiles.ts';

const NS = text(
  'ns-2 has a NewReno of its own, which differs from RFC 6582 and is not modelled; Reno is run. The ns-2 profiles have Reno and SACK; for NewReno choose the profile of the RFCs or Linux.',
  'ns-2의 NewReno는 RFC 6582와 다르며 여기에는 구현되어 있지 않아 Reno로 실행합니다. ns-2 프로필에는 Reno와 SACK이 있습니다. NewReno를 보려면 RFC 또는 Linux 프로필을 고르세요.',
);
const LINUX = text(
  'Linux answers a partial ACK as NewReno does, with or without SACK, so that is what is run.',
  'Linux는 SACK이 있든 없든 부분 ACK에 NewReno처럼 응답하므로 NewReno로 실행합니다.',
);

const LINUX_SACK = text(
  'SACK as Linux has it comes with RACK and other parts that its profile here does not have, so its NewReno is run. For SACK choose the profile of the RFCs or ns-2, for RACK-TLP that of the RFCs.',
  'Linux의 SACK은 RACK 등 여기 Linux 프로필에 없는 기능과 함께 움직이므로 NewReno로 실행합니다. SACK을 보려면 RFC 또는 ns-2 프로필을, RACK-TLP를 보려면 RFC 프로필을 고르세요.',
);

const OF_RFCS = text(
  'RACK-TLP, CUBIC and DCTCP are modelled as their RFCs have them, in the profile of the RFCs; SACK is run. For any of them choose that profile.',
  'RACK-TLP, CUBIC, DCTCP는 RFC 프로필에서 RFC대로 구현되어 있으므로 SACK으로 실행합니다. 보려면 RFC 프로필을 고르세요.',
);
const OF_RFCS_LINUX = text(
  'RACK-TLP, CUBIC and DCTCP are modelled as their RFCs have them, in the profile of the RFCs; NewReno is run. For any of them choose that profile.',
  'RACK-TLP, CUBIC, DCTCP는 RFC 프로필에서 RFC대로 구현되어 있으므로 NewReno로 실행합니다. 보려면 RFC 프로필을 고르세요.',
);
const RULED = text(
  'A rule for the window takes the place of CUBIC’s own, which cannot be had in part; SACK with that rule is run.',
  '윈도 규칙은 CUBIC의 규칙을 대신하며 일부만 쓸 수는 없습니다. SACK과 그 규칙으로 실행합니다.',
);

const JUDGES: ReadonlySet<Recovery> = new Set(['reno', 'newreno', 'sack']);
const JUDGED_BY_RFC = text(
  'F-RTO is modelled as RFC 5682 has it, in the profile of the RFCs; what ns-2 and Linux make of it is not, so it is off. To see it choose the profile of the RFCs.',
  'F-RTO는 RFC 프로필에서 RFC 5682대로 구현되어 있고 ns-2와 Linux의 방식은 구현되어 있지 않아 끕니다. 보려면 RFC 프로필을 고르세요.',
);
const JUDGED_WITHOUT_LAW = text(
  'F-RTO is modelled for the windows of Reno, NewReno and SACK: how RACK-TLP, CUBIC or DCTCP take a timeout back is not, so it is off.',
  'F-RTO는 Reno, NewReno, SACK의 윈도에 구현되어 있고 RACK-TLP, CUBIC, DCTCP가 타임아웃을 되돌리는 방식은 구현되어 있지 않아 끕니다.',
);

/** What a scenario says where the queue marks nobody. */
export const NOBODY_MARKS = text(
  'DCTCP needs a queue that marks packets, and this one marks none: it marks above its threshold now.',
  'DCTCP에는 패킷에 표시하는 큐가 필요한데 이 큐는 표시하지 않으므로, 임계값을 넘으면 표시하게 했습니다.',
);

interface Values {
  readonly tcp: ProfileWord;
  readonly cc: Recovery;
  readonly frto: boolean;
  readonly grow: string;
  readonly onloss: string;
  readonly ontimeout: string;
}

export function* checkRecovery({ tcp, cc, frto, ...rules }: Values): Generator<Complaint> {
  if (cc === 'rack' || cc === 'cubic' || cc === 'dctcp') {
    const isRuled = [rules.grow, rules.onloss, rules.ontimeout].some((rule) => rule !== 'own');
    if (tcp === 'linux') yield { key: 'cc', message: OF_RFCS_LINUX, instead: 'newreno' };
    else if (tcp !== 'rfc') yield { key: 'cc', message: OF_RFCS, instead: 'sack' };
    else if (cc === 'cubic' && isRuled) yield { key: 'cc', message: RULED, instead: 'sack' };
  }
  if (frto && tcp !== 'rfc') yield { key: 'frto', message: JUDGED_BY_RFC, instead: false };
  else if (frto && !JUDGES.has(cc)) yield { key: 'frto', message: JUDGED_WITHOUT_LAW, instead: false };
  if (tcp.startsWith('ns2') && cc === 'newreno') yield { key: 'cc', message: NS, instead: 'reno' };
  if (tcp === 'linux' && cc === 'sack') yield { key: 'cc', message: LINUX_SACK, instead: 'newreno' };
  if (tcp === 'linux' && cc === 'reno') yield { key: 'cc', message: LINUX, instead: 'newreno' };
}
