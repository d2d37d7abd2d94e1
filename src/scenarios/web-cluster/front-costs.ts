// What a single front end spends on a request, for the engine, the theory, the stage and explanations alike.

import type { Nanos } from '../../engine/core/time.ts';
import { PAPER_COSTS } from './paper-costs.ts';
import { wordsOfPolicy } from './policy-words.ts';
import type { WebClusterValues } from './settings.ts';

/** What the costs depend on; `disp` at the time they are asked for. */
export type FrontParams = Pick<WebClusterValues, 'via' | 'policy' | 'blind' | 'disp' | 'fcost'>;

export const hasFrontEnd = ({ via }: Pick<WebClusterValues, 'via'>): boolean => via !== 'distributed';

/** Does the policy cost the front end a decision? Passing requests on in turn does not, nor what a switch could do. */
const decides = ({ policy, blind }: FrontParams): boolean =>
  policy !== 'mirror' && (!wordsOfPolicy(policy).isBlind || blind === 'dispatcher');

/** Of the decision alone. */
export const frontDecision = (params: FrontParams): Nanos => (decides(params) ? params.disp : 0);

/** Processor time for a request: accepting it, deciding, passing it on. */
export const frontRequest = (params: FrontParams): Nanos => params.fcost + frontDecision(params);

/**
 * Requests per second that it can pass on at most: by its processor, and where it relays by its port. Closed form, from the mean
 * transfer: a processor or port that is always busy does so many.
 */
export function frontCeiling(params: FrontParams & Pick<WebClusterValues, 'transfer' | 'fport'>): number {
  const { via, transfer, fport } = params;
  const byProcessor = 1e9 / (frontRequest(params) + frontReply(via, transfer));
  return via === 'relay' ? Math.min(byProcessor, fport / 8 / transfer) : byProcessor;
}

/** Processor time for relaying so many bytes of a reply: as much as it costs a node to send them. */
export const frontReply = (via: FrontParams['via'], bytes: number): Nanos =>
  via === 'relay' ? Math.round(PAPER_COSTS.perByte * bytes) : 0;
