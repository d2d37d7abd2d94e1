// The queue of the server's NIC: how much it holds, and which of that it takes, drops early or marks.

import { RuleLog } from '../../engine/core/rule-log.ts';
import { Timeline } from '../../engine/core/timeline.ts';
import type { QueueDiscipline, ServedDiscipline } from '../../engine/net/queues/discipline.ts';
import { RuleQueue } from '../../engine/net/queues/rule-queue.ts';
import { wordOrProgram } from '../kit/rule.ts';
import type { BuildContext } from '../kit/scenario.ts';
import { earlyDropOf } from '../tcp/early-drop.ts';
import { segmentOf, TCP_HEADER } from './framing.ts';
import { networkSettings } from './network-settings.ts';
import type { LanValues } from './settings.ts';

type Context = BuildContext<LanValues>;

/** Packets, the one being sent among them. @param less so many fewer */
export function roomOf({ params, changes }: Context, less = 0): Timeline {
  const moved = changes.filter(({ key }) => key === 'nicq');
  return new Timeline(
    params.nicq - less,
    moved.map(({ at, value }) => ({ at, value: Number(value) - less })),
  );
}

/** Undefined: tail drop. */
export function disciplineOf(context: Context): QueueDiscipline | ServedDiscipline | undefined {
  const { sim, probes, params } = context;
  const chosen = wordOrProgram(networkSettings.queue, params.queue);
  if (chosen === 'tail') return undefined;
  if (typeof chosen === 'object') {
    const log = new RuleLog('admit', probes.marks, -1);
    return new RuleQueue(chosen, roomOf(context), sim.random('admission at S'), log);
  }
  return earlyDropOf(context, params, {
    ...{ place: 'S', link: 0, packet: segmentOf(params) + TCP_HEADER },
    ...{ limit: roomOf(context), waiting: roomOf(context, 1), rate: new Timeline(params.bw) },
  });
}
