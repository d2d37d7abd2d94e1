// Which connection the charts of TCP may follow: every response connection, in the order in which the setting `watch` counts
// them, grouped by the station whose user asked.

import { memoBy } from '../../../record/memo.ts';
import type { Layout } from '../../../scenarios/kit/layout.ts';

export interface WatchChoice {
  /** Value of the setting. */
  readonly value: number;
  readonly flow: number;
  readonly node: string;
  readonly user: number;
  readonly part: number;
}

/** The setting counts no further. */
const MOST = 999;

export const watchChoices = memoBy((layout: Layout): readonly WatchChoice[] => {
  const choices: WatchChoice[] = [];
  layout.flows.forEach(({ to, web }, flow) => {
    if (web?.role !== 'response' || choices.length >= MOST) return;
    choices.push({ value: choices.length + 1, flow, node: to, user: web.user, part: web.part });
  });
  return choices;
});

/** What pressing a station follows: its first connection, or the next of its own if one of them is followed already. */
export function choiceAt(layout: Layout, choices: readonly WatchChoice[], node: string): WatchChoice | undefined {
  const own = choices.filter((choice) => choice.node === node);
  const now = own.findIndex(({ flow }) => flow === layout.watched);
  return own[(now + 1) % own.length];
}
