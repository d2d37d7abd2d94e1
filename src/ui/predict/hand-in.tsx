// Handing in is copying a link. Here stands what the link says of whoever copies it, in one sentence, and, where the lecturer's
// link asks for it, the field in which people say who they are.

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import { asWho, type Claim, claimed } from '../../scenarios/kit/handed-in.ts';
import { LINK_VERSION, type LinkState } from '../../scenarios/kit/link-state.ts';
import { MODEL_VERSION, sameSpec } from '../../scenarios/kit/run-spec.ts';
import { useLectern, useWhole, useWords } from '../foundation/context.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import './predict.css';

/** A button that copies the link of a run: who puts the page together knows where links come from. */
export type CopyLink = (
  button: { readonly label: string; readonly done: string; readonly isMain: boolean },
  link: () => LinkState,
) => ReactNode;

/** What a task asks of the run, and what the run has. */
export type TaskClaim = Pick<Claim, 'task' | 'results'>;

/** The run in front with what was answered, and what was found here: nothing of where one looks or what one compares. */
export function handedIn({ store, whole }: Lectern, task: TaskClaim = { results: [] }): LinkState {
  const { spec, step, predictions, who, own } = store.getState();
  const record = whole();
  const digest = record?.done && sameSpec(record.spec, spec) ? digestText(record.digest) : undefined;
  const results = task.results.map(({ name, value }) => ({ name, value: claimed(value) }));
  return {
    spec,
    others: [],
    view: {
      step,
      ...(predictions.length > 0 && { p: predictions }),
      ...(who !== null && { who }),
      ...(own && { own }),
      ...(digest && { got: { ...task, digest, results } }),
    },
    version: LINK_VERSION,
    pinnedModel: MODEL_VERSION,
  };
}

interface HandInProps {
  readonly task?: TaskClaim;
  readonly copy: CopyLink;
}

export function HandIn({ task, copy }: HandInProps) {
  const lectern = useWhole();
  const words = useWords().predict.handIn;
  const who = useLectern((state) => state.who);
  const answers = useLectern((state) => state.predictions.length);
  if (who === '') return <p className="question-hint">{words.whoFirst}</p>;
  const says = [
    words.run,
    ...(answers > 0 ? [words.answers(answers)] : []),
    words.result,
    ...(who === null ? [] : [words.who(who)]),
  ];
  return (
    <div className="hand-in">
      {copy({ label: words.copy, done: words.copied, isMain: task !== undefined }, () => handedIn(lectern, task))}
      <p className="question-hint">{words.says(says)}</p>
    </div>
  );
}

interface WhoProps {
  /** The words were given: runs of one's own begin anew. */
  readonly onWho: (who: string) => void;
}

/** Asks who it is, if the link does; once that is said, it stands there and can be changed. */
export function Who({ onWho }: WhoProps) {
  const words = useWords().predict.handIn;
  const who = useLectern((state) => state.who);
  const own = useLectern((state) => state.own);
  const seed = useLectern((state) => state.spec.params['seed']);
  const [isChanging, setChanging] = useState(false);
  if (who === null) return null;
  if (who !== '' && !isChanging) {
    return (
      <p className="who-is">
        {own ? words.ownRun(who, Number(seed)) : words.from(who)}{' '}
        <button type="button" className="predict-leave" onClick={() => setChanging(true)}>
          {words.change}
        </button>
      </p>
    );
  }
  const take = (given: string): void => {
    setChanging(false);
    if (given !== who) onWho(given);
  };
  return <WhoForm before={who} own={own} onWho={take} />;
}

interface FormProps extends WhoProps {
  readonly before: string;
  readonly own: boolean;
}

function WhoForm({ before, own, onWho }: FormProps) {
  const words = useWords().predict.handIn;
  const [field, hint] = [useId(), useId()];
  const [draft, setDraft] = useState(before);
  const written = asWho(draft);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (written !== '') onWho(written);
  };
  return (
    <form className="who-form" onSubmit={onSubmit}>
      <label htmlFor={field}>{words.ask}</label>
      <input
        id={field}
        type="text"
        value={draft}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit" className="predict-do" disabled={written === ''}>
        {words.use}
      </button>
      <p id={hint} className="question-hint">
        {written !== '' && written !== draft.trim() ? words.writtenAs(written) : own ? words.whyOwn : words.why}
      </p>
    </form>
  );
}
