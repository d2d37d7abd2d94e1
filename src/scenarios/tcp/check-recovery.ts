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
  'SACK as Linux has it comes with RACK and other parts that are not modelled, so its NewReno is run. For SACK choose the profile of the RFCs or ns-2.',
  'Linux의 SACK은 RACK 등 여기에 구현되어 있지 않은 기능과 함께 움직이므로 NewReno로 실행합니다. SACK을 보려면 RFC 또는 ns-2 프로필을 고르세요.',
);

export function* checkRecovery({
  tcp,
  cc,
}: {
  readonly tcp: ProfileWord;
  readonly cc: Recovery;
}): Generator<Complaint> {
  if (tcp.startsWith('ns2') && cc === 'newreno') yield { key: 'cc', message: NS, instead: 'reno' };
  if (tcp === 'linux' && cc === 'sack') yield { key: 'cc', message: LINUX_SACK, instead: 'newreno' };
  if (tcp === 'linux' && cc === 'reno') yield { key: 'cc', message: LINUX, instead: 'newreno' };
}
