// The key to the marks: each sign that this scenario's strip can show, its name and what it stands for, and how often it
// occurs in the run that is shown.

import { useMemo } from 'react';
import { KINDS_ON } from '../../explain/explain.ts';
import { begin } from '../../explain/words/forms.en.ts';
import { whole } from '../../plot/numbers.ts';
import type { MarkKind, RunRecord } from '../../record/record.ts';
import { followsOne } from '../../record/shown-marks.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { useLanguage, useLectern, useRunner, useWords } from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { MarkGlyph } from '../timeline/mark-glyph.tsx';
import { RoutineMarks } from '../timeline/routine-marks.tsx';
import { markOrder } from './mark-order.ts';
import './mark-key.css';

export function MarkKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().page.header;
  return (
    <Dialog title={words.marks} onClose={onClose}>
      <MarkKey />
    </Dialog>
  );
}

/** The list itself, which the help has as well. */
export function MarkKey() {
  const language = useLanguage();
  const words = useWords().strip;
  const { record } = useRunner();
  const scenario = useLectern((state) => state.scenario);
  const counts = useMemo(() => countsOf(record), [record]);
  return (
    <>
      <dl className="mark-key">
        {kindsOf(scenario).map((kind) => (
          <div key={kind}>
            <dt>
              <MarkGlyph kind={kind} />
              <span>{begin(words.mark(kind))}</span>
            </dt>
            <dd>
              {words.meaning(kind)}
              {counts.has(kind) && (
                <span className="mark-key-count"> {words.key.inThisRun(whole(counts.get(kind)!, language))}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <RoutineMarks />
      <ul className="mark-key-signs">
        <li>{words.key.count}</li>
        <li>{words.key.pale}</li>
        <li>{words.key.bracket}</li>
        {followsOne(scenario) && <li>{words.key.tick}</li>}
      </ul>
    </>
  );
}

/** Settings without any of which an event cannot happen. */
const NEEDS: Partial<Record<MarkKind, readonly string[]>> = { loss: ['loss', 'wloss'], glue: ['glue'] };

/** The kinds that a scenario's runs can have, in the order of the key. */
function kindsOf({ parameters, stage }: Scenario): readonly MarkKind[] {
  const possible: readonly MarkKind[] = KINDS_ON[stage];
  const has = (keys: readonly string[] | undefined): boolean =>
    keys === undefined || parameters.some(({ key }) => keys.includes(key));
  return markOrder.filter((kind) => kind === 'change' || (possible.includes(kind) && has(NEEDS[kind])));
}

function countsOf(record: RunRecord | undefined): ReadonlyMap<MarkKind, number> {
  const counts = new Map<MarkKind, number>();
  for (const { kind } of record?.marks ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
