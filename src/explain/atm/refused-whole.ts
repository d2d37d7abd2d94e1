// Why a switch refused a packet whole: the numbers of that moment, worded by the policy (scenarios/atm/policy-words.ts). Rules:
// docs/models/atm.md.

import type { PolicyWords, RefusedPacket } from '../../scenarios/atm/policy-sentences.ts';
import { wordsOfPolicy } from '../../scenarios/atm/policy-words.ts';
import { type ParamValue, settingAt } from '../../scenarios/kit/run-spec.ts';
import { type Explanation, plain, type Subject, weighed } from '../explanation.ts';
import { state } from '../state.ts';

/** What a policy found when it refused a packet. */
export interface PolicyRefusal {
  readonly policy: ParamValue | undefined;
  readonly packet: Omit<RefusedPacket, 'at'>;
  readonly at: number;
  /** The policy's own, which come with its other words. */
  readonly words: NonNullable<PolicyWords['refusal']>;
}

export function explainRefusal({ mark, record }: Subject): Explanation {
  const title = state('refuse', { segment: mark.segment });
  const { occupancy = 0, threshold = 0, limit = 0, ofVc = 0, busyVcs = 0, cells = 0 } = mark.numbers;
  const policy = settingAt(record.spec, 'policy', mark.at);
  const share = Number(record.spec.params['z']);
  const packet = { held: occupancy, threshold, limit, own: ofVc, senders: busyVcs, cells, share };
  const words = wordsOfPolicy(policy).refusal;
  if (!words) return { title, sentences: [] };
  const refusal = { policy, packet, at: mark.at, words };
  const { compared } = words({ ...packet, at: '' }, String);
  return {
    title,
    sentences: [state('refuse.by-policy', { refusal })],
    arithmetic: compared && [weighed(true, 'data', { found: refusal }), plain({ against: refusal })],
  };
}
