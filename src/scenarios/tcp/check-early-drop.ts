// Combinations of settings of a queue that drops early that make no sense, each in words with what is run instead.

import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import type { EarlyDropValues } from './early-drop-settings.ts';
import type { ProfileWord } from './profiles.ts';

interface Values extends Pick<EarlyDropValues, 'ecn' | 'qmin' | 'qmax'> {
  readonly queue: string;
  readonly tcp: ProfileWord;
}

export function* checkEarlyDrop({ queue, ecn, qmin, qmax, tcp }: Values): Generator<Complaint> {
  if (queue === 'red' && qmin >= qmax) yield { key: 'qmax', message: THRESHOLDS, instead: Math.max(2, 2 * qmin) };
  if (tcp === 'linux' && ecn) yield { key: 'ecn', message: LINUX, instead: false };
}

const THRESHOLDS = text(
  'RED needs a maximum threshold above its minimum, so the maximum is raised to twice the minimum.',
  'RED의 최대 임계값은 최소 임계값보다 커야 하므로 최솟값의 두 배로 올렸습니다.',
);
const LINUX = text(
  'How Linux answers an ECN-Echo (its state CWR) is not modelled, so ECN is off. For ECN choose the profile of the RFCs or ns-2.',
  'Linux가 ECN-Echo에 응답하는 방식(CWR 상태)은 구현되어 있지 않아 ECN을 끕니다. ECN을 보려면 RFC 또는 ns-2 프로필을 고르세요.',
);
