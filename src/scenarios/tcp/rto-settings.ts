// The settings of the RTO of a sender who keeps to nobody's profile: the algorithm, its bounds and factors. Used where a scenario
// is about TCP alone; RTO minimum, which a lesson words for its own sender, is left out.

import { type Nanos, seconds } from '../../engine/core/time.ts';
import { choice, duration, factor } from '../kit/settings.ts';
import { text } from '../kit/text.ts';

/** What a setting of a scenario may have of its own, ns. */
interface Own {
  readonly default: Nanos;
  readonly min: Nanos;
  readonly max: Nanos;
  readonly step: Nanos;
}

/** Key `rmax`. @param own the rest is from its step to two minutes */
export const rtoMaximum = (own: Pick<Own, 'min' | 'step'>) =>
  duration({
    label: text('RTO maximum', 'RTO 최댓값'),
    help: text(
      'The retransmission timeout is never longer than this, however often it has been doubled.',
      '재전송 타임아웃(RTO)은 몇 번을 두 배로 늘려도 이 값보다 길어지지 않습니다.',
    ),
    cite: 'RFC 6298 2.5',
    live: true,
    default: seconds(60),
    max: seconds(120),
    scale: 'log',
    ...own,
  });

/** Options of the key `rto`. */
export const RTO_OF_TODAY = [
  { value: 'linux', label: text('Linux: the minimum bounds 4 × RTTVAR', 'Linux: 최솟값이 4 × RTTVAR의 하한') },
  { value: 'quic', label: text('QUIC’s probe timeout (RFC 9002)', 'QUIC의 탐침 타임아웃 (RFC 9002)') },
] as const;

/** Key `rto`. */
export const rtoAlgorithm = choice({
  label: text('RTO algorithm', 'RTO 알고리즘'),
  help: text(
    'How the retransmission timeout follows from the measured RTT. RFC 6298 takes the larger of the minimum and SRTT + K × RTTVAR; Linux adds to SRTT the larger of the minimum and 4 × RTTVAR; QUIC has no minimum, and adds the time for which an ACK may be delayed.',
    '측정한 RTT로 재전송 타임아웃을 정하는 방법입니다. RFC 6298은 최솟값과 SRTT + K × RTTVAR 가운데 큰 값을, Linux는 SRTT에 최솟값과 4 × RTTVAR 가운데 큰 값을 더한 값을 씁니다. QUIC에는 최솟값이 없고 ACK를 미룰 수 있는 시간을 더합니다.',
  ),
  cite: 'RFC 6298 2.3, RFC 9002 6.2.1',
  default: 'rfc6298',
  options: [
    { value: 'rfc6298', label: text('Jacobson/Karels (RFC 6298)', 'Jacobson/Karels (RFC 6298)') },
    { value: 'rfc793', label: text('Twice the smoothed RTT (RFC 793)', '평활 RTT의 두 배 (RFC 793)') },
    ...RTO_OF_TODAY,
    { value: 'fixed', label: text('Fixed', '고정값') },
  ],
});

/** Key `rfix`. */
export const fixedRto = (own: Own) =>
  duration({
    label: text('Fixed RTO', '고정 RTO'),
    help: text(
      'The retransmission timeout of the algorithm "Fixed"; the others do not use it.',
      'RTO 알고리즘이 "고정값"일 때의 재전송 타임아웃입니다. 다른 알고리즘에서는 쓰지 않습니다.',
    ),
    scale: 'log',
    ...own,
  });

/** Key `k`. */
export const rttvarFactor = factor({
  label: text('RTTVAR factor', 'RTTVAR 배수'),
  help: text('K in RTO = SRTT + K × RTTVAR.', 'RTO = SRTT + K × RTTVAR의 K입니다.'),
  cite: 'RFC 6298 2.2',
  default: 4,
  min: 1,
  max: 8,
  step: 0.5,
});
