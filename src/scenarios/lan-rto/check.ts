// RTO ranges that make no sense: empty ones, and those below two ticks of ns-2's clock. Part of check.ts.

import { ms } from '../../engine/core/time.ts';

import type { Complaint } from '../kit/scenario.ts';
import { type Text, text } from '../kit/text.ts';
import type { LanValues } from '../lan/settings.ts';
import { EMPTY_RANGE } from '../tcp/check-range.ts';

const BELOW_TWO_TICKS = text(
  'In ns-2 no timeout is shorter than two ticks of its clock, so RTO minimum is raised to two ticks. With ns-2’s tick of 0.1 s in 2001 that was 0.2 s: the smallest RTO minimum anyone could try.',
  'ns-2의 타임아웃은 시계의 두 틱보다 짧을 수 없어 RTO 최솟값을 두 틱으로 올렸습니다. 2001년 ns-2의 틱은 0.1초여서 시험할 수 있는 가장 작은 RTO 최솟값이 0.2초였습니다.',
);
const EMPTY: Readonly<Record<'rmax' | 'crmax', Text>> = {
  rmax: EMPTY_RANGE,
  crmax: text(
    'RTO minimum of the clients is larger than their RTO maximum, so the maximum is raised to it.',
    '클라이언트의 RTO 최솟값이 최댓값보다 커서 최댓값을 최솟값만큼 올렸습니다.',
  ),
};

/** Of the internal server, the external server where there is one, and the clients. */
export function* checkRto(params: LanValues): Generator<Complaint> {
  if (params.tcp.startsWith('ns2')) {
    // A minimum is a whole number of milliseconds.
    const twoTicks = Math.ceil((2 * params.tick) / ms(1)) * ms(1);
    for (const key of ['rmin', 'xrmin', 'crmin'] as const) {
      const minimum = params[key];
      if (minimum !== undefined && minimum < 2 * params.tick) {
        yield { key, message: BELOW_TWO_TICKS, instead: twoTicks };
      }
    }
  }
  if (params.rto !== 'fixed') yield* checkRange(params, 'rmin', 'rmax');
  yield* checkRange(params, 'crmin', 'crmax');
}

function* checkRange(params: LanValues, least: 'rmin' | 'crmin', most: 'rmax' | 'crmax'): Generator<Complaint> {
  if (params[least] <= params[most]) return;
  yield { key: most, message: EMPTY[most], instead: params[least] };
}
