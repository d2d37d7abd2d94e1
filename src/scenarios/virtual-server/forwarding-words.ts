// What is said of the forwarding methods; a new one does not compile without it. Which way they go:
// engine/virtual-server/forwarding.

import type { ForwardingName } from '../../engine/virtual-server/forwarding-named.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { optionsOf } from '../kit/settings.ts';
import { type Text, text } from '../kit/text.ts';

export interface ForwardingWords {
  /** In the list of methods. */
  readonly label: Text;
  /** Above the picture. */
  readonly title: Text;
  /** What replies pass: the director, or the gateway where there is one. */
  readonly repliesPass: 'director' | 'gateway';
  /** Does the director wrap each packet in another? */
  readonly wraps: boolean;
}

export const forwardingWords: Readonly<Record<ForwardingName, ForwardingWords>> = {
  nat: { label: text('NAT', 'NAT'), title: text('NAT', 'NAT'), repliesPass: 'director', wraps: false },
  tun: {
    label: text('IP tunnelling', 'IP 터널링'),
    title: text('IP tunnelling', 'IP 터널링'),
    repliesPass: 'gateway',
    wraps: true,
  },
  dr: {
    label: text('direct routing', '직접 라우팅'),
    title: text('Direct routing', '직접 라우팅'),
    repliesPass: 'gateway',
    wraps: false,
  },
};

export const forwardingOptions = optionsOf(forwardingWords);

/** What is said of the method that a run has. */
export const wordsOfForwarding = (method: ParamValue | undefined): ForwardingWords =>
  forwardingWords[method as ForwardingName];
