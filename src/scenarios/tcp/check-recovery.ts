// Loss recovery that a TCP profile does not have, in words with what is run instead.

import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import type { ProfileWord } from './profiles.ts';

const NS = text(
  'ns-2 has a NewReno of its own, which differs from RFC 6582 and is not modelled; the ns-2 profiles run Reno. For NewReno choose the profile of the RFCs or Linux.',
  'ns-2의 NewReno는 RFC 6582와 다르며 여기에는 구현되어 있지 않습니다. ns-2 프로필은 Reno로 실행합니다. NewReno를 보려면 RFC 또는 Linux 프로필을 고르세요.',
);
const LINUX = text(
  'Linux answers a partial ACK as NewReno does, with or without SACK, so that is what is run.',
  'Linux는 SACK이 있든 없든 부분 ACK에 NewReno처럼 응답하므로 NewReno로 실행합니다.',
);

export function* checkRecovery({
  tcp,
  cc,
}: {
  readonly tcp: ProfileWord;
  readonly cc: 'reno' | 'newreno';
}): Generator<Complaint> {
  if (tcp.startsWith('ns2') && cc === 'newreno') yield { key: 'cc', message: NS, instead: 'reno' };
  if (tcp === 'linux' && cc === 'reno') yield { key: 'cc', message: LINUX, instead: 'newreno' };
}
