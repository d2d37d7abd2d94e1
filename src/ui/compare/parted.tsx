// Why two runs differ: where they part, what happens there in the one and what the other does instead. It has the place of the
// explanation of an event while somebody asks.

import { useContext, useEffect, useMemo, useState } from 'react';
import { explainParting } from '../../explain/parting/parting.ts';
import { type ToldParting, tellParting } from '../../explain/say.ts';
import type { RunRecord } from '../../record/record.ts';
import {
  ExplainsContext,
  UnmarkedContext,
  useLanguage,
  useLectern,
  useLecternStore,
  useWords,
} from '../foundation/context.ts';
import { CloseIcon } from '../foundation/icons.tsx';
import { LETTERS, RunLetter } from '../foundation/run-letter.tsx';
import { Terms } from '../foundation/terms.tsx';
import { wordsIn } from '../i18n/words.ts';
import { useSlots } from '../state/use-slots.ts';
import './parted.css';

/** The two runs that are asked about, A before B; undefined while nobody asks. */
export function useParting(): readonly [Side, Side] | undefined {
  const slots = useSlots();
  const parting = useLectern((state) => state.parting);
  return useMemo(() => {
    const [one, other] = slots.filter(({ front, slot }) => front || slot === parting);
    if (parting === null || !one?.record?.done || !other?.record?.done) return undefined;
    return [
      { run: one.slot, record: one.record },
      { run: other.slot, record: other.record },
    ];
  }, [slots, parting]);
}

interface Side {
  readonly run: number;
  readonly record: RunRecord;
}

export function Parted({
  runs,
  compact = false,
}: {
  readonly runs: readonly [Side, Side];
  readonly compact?: boolean;
}) {
  const scenario = useLectern((state) => state.scenario);
  const explains = useContext(ExplainsContext);
  const decision = useContext(UnmarkedContext)?.decision;
  const language = useLanguage();
  const told = useMemo(
    () => tellParting(explainParting({ scenario, runs }, explains, decision), wordsIn(language).explain),
    [scenario, runs, explains, decision, language],
  );
  const { title, warning, settings, sentence } = told;
  return (
    <section className="why parted" aria-labelledby="why-title" id="why" tabIndex={-1}>
      <div className="why-text">
        <div className="why-head">
          <h2 id="why-title">{title}</h2>
          <CloseParted />
        </div>
        {!compact && <p className="parted-settings">{settings.join(' · ')}</p>}
        <p>
          <Terms text={sentence} />
          {warning && ` ${warning}`}
        </p>
        {!compact && <Events told={told} />}
      </div>
      <Spoken text={partedWords(told)} />
    </section>
  );
}

/** All of it as one text. */
export const partedWords = ({ title, settings, sentence, warning }: ToldParting): string =>
  [...[title, ...settings].map((each) => `${each}.`), sentence, warning].filter(Boolean).join(' ');

/** What decided in the run in which something happens. */
function Events({ told: { events } }: { readonly told: ToldParting }) {
  const front = useLectern((state) => state.front);
  return events.map(({ run, sentence }) => (
    <p key={`${run} ${sentence}`} className="parted-event">
      <RunLetter letter={LETTERS[run]!} front={run === front} /> <Terms text={sentence} />
    </p>
  ));
}

function CloseParted() {
  const words = useWords().compare;
  const store = useLecternStore();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.close}
      title={words.close}
      onClick={() => store.setState({ parting: null })}
    >
      <CloseIcon />
    </button>
  );
}

/** Said after it has come: a region that comes with its words is silent. */
function Spoken({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="out-of-sight" aria-live="polite">
      {said}
    </p>
  );
}
