// The share sheet: a link to what is on the page, what it opens in words, what its sender leaves out or keeps from its reader,
// and the link as a code to scan.

import { useContext, useEffect, useMemo, useState } from 'react';
import { explain } from '../../explain/explain.ts';
import { tell } from '../../explain/say.ts';
import { momentText } from '../../plot/numbers.ts';
import type { LinkState } from '../../scenarios/kit/link-state.ts';
import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import { linkTooLong } from '../../scenarios/kit/write-link.ts';
import {
  ExplainsContext,
  useLanguage,
  useLectern,
  useLecternContext,
  useWholeStep,
  useWords,
} from '../foundation/context.ts';
import { Dialog } from '../foundation/dialog.tsx';
import { ChevronIcon } from '../foundation/icons.tsx';
import { useMedia } from '../foundation/use-media.ts';
import type { Address } from '../state/address.ts';
import { ClassPart } from './class-part.tsx';
import { codeOf } from './code-of.ts';
import { CopyField } from './copy-field.tsx';
import { EmbedPart } from './embed-part.tsx';
import { FilePart } from './file-part.tsx';
import { LimitChoices } from './limit-choices.tsx';
import { previewOf } from './preview.ts';
import { type Choices, type Shareable, type Start, sharedState, whoseOf } from './shared-state.ts';
import './share-sheet.css';

interface ShareSheetProps {
  readonly address: Address;
  /** What is on the page as the sheet opens. */
  readonly state: LinkState;
  readonly onClose: () => void;
}

export function ShareSheet({ address, state, onClose }: ShareSheetProps) {
  const words = useWords().sharing;
  const compact = useMedia('(max-width: 899px)');
  const wantLesson = useLectern((each) => each.wantLesson);
  useEffect(() => void wantLesson(), [wantLesson]);
  const shareable = useShareable(state);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(state));
  const choose = (part: Partial<Choices>): void => setChoices({ ...choices, ...part });
  const shared = useMemo(() => sharedState(shareable, choices), [shareable, choices]);
  const link = address.linkTo(shared);
  return (
    <Dialog title={shared.view.sweep ? words.titleOfSweep : words.title} sheet={compact} onClose={onClose}>
      <div className="share-sheet">
        <div className="share-link">
          <CopyField label={words.link} text={link} first>
            {words.length(link.length)} {linkTooLong(link) ? words.tooLong : words.safe}
          </CopyField>
          <OnlyHere />
          <Preview shared={shared} />
        </div>
        <Code link={link} />
        <div className="share-choices">
          <Starts shareable={shareable} choices={choices} choose={choose} />
          <Includes shareable={shareable} choices={choices} choose={choose} />
          <LanguageChoice language={choices.language} onLanguage={(chosen) => choose({ language: chosen })} />
          <LimitChoices limits={choices.limits} onLimits={(limits) => choose({ limits })} />
          {!shared.view.sweep && (
            <ClassPart
              address={address}
              state={state}
              shared={shared}
              whose={choices.whose}
              onWhose={(whose) => choose({ whose })}
            />
          )}
          {!shared.view.sweep && <EmbedPart address={address} shared={shared} />}
          {!shared.view.sweep && <FilePart address={address} shared={shared} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Of a lesson that nobody else has. */
function OnlyHere() {
  const words = useWords().lesson.own;
  const name = useLectern((each) => each.lessonInTab);
  return (
    name !== null && (
      <p className="share-hint">
        {words.onlyHere(name)} {words.publish(name)}
      </p>
    )
  );
}

/** All that is on the page, as it stands. */
const firstChoices = ({ view: { paused, hide, lock, lang, ...view } }: LinkState): Choices => ({
  start: 'here',
  edits: true,
  comparison: true,
  predictions: true,
  asks: false,
  paused: paused ?? false,
  whose: whoseOf(view),
  limits: { ...(hide && { hide }), ...(lock && { lock }) },
  language: lang,
});

/** What the link opens, in words. */
function Preview({ shared }: { readonly shared: LinkState }) {
  const words = useWords().sharing.preview;
  const language = useLanguage();
  const scenario = useLectern((each) => each.scenario);
  const lesson = useLectern((each) => each.lesson);
  return (
    <dl className="share-preview" aria-label={words.title}>
      {previewOf(shared, scenario, lesson, language).map(({ name, title, said }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Named extends Shareable {
  /** The event in words. */
  readonly eventTitle: string;
}

/** What there is to choose from: the moment, the event that is chosen, the first question of the step. */
function useShareable(state: LinkState): Named {
  const { runner } = useLecternContext();
  const explains = useContext(ExplainsContext);
  const words = useWords();
  const selected = useLectern((each) => each.selectedMark);
  const scenario = useLectern((each) => each.scenario);
  const question = useWholeStep()?.asks?.[0]?.id;
  return useMemo(() => {
    const { record } = runner;
    const mark = record?.marks.find(({ id }) => id === selected);
    const eventTitle = mark && record ? tell(explain({ mark, record, scenario }, explains), words.explain).title : '';
    return { state, event: mark?.at, question, eventTitle };
  }, [state, runner, selected, question, scenario, explains, words]);
}

interface PartProps {
  readonly shareable: Named;
  readonly choices: Choices;
  readonly choose: (part: Partial<Choices>) => void;
}

function Starts({ shareable: { state, event, eventTitle }, choices, choose }: PartProps) {
  const words = useWords().sharing.start;
  const language = useLanguage();
  const { t, sweep } = state.view;
  // A sweep has no moment.
  if (sweep) return null;
  const options: readonly (readonly [Start, string])[] = [
    ...(t ? [['here', words.here(momentText(t, language))] as const] : []),
    ['beginning', words.beginning],
    ...(event === undefined ? [] : [['event', words.event(eventTitle, momentText(event, language))] as const]),
  ];
  const chosen = options.some(([start]) => start === choices.start) ? choices.start : 'beginning';
  return (
    <fieldset className="share-part">
      <legend>{words.title}</legend>
      {options.map(([start, label]) => (
        <label key={start} className="check">
          <input type="radio" name="share-start" checked={chosen === start} onChange={() => choose({ start })} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Includes({ shareable: { state, question }, choices, choose }: PartProps) {
  const words = useWords().sharing.include;
  const runs = [state.spec, ...state.others];
  const edits = runs.reduce((sum, { changes, kills }) => sum + changes.length + kills.length, 0);
  const given = state.view.p?.filter((each) => each.given !== '').length ?? 0;
  // At a moment it stands anyway.
  const isFromBeginning =
    !state.view.sweep && (choices.start === 'beginning' || !(choices.start === 'event' || state.view.t));
  return (
    <fieldset className="share-part">
      <legend>{words.title}</legend>
      {edits > 0 && <Choice name="edits" label={words.edits(edits)} choices={choices} choose={choose} />}
      {runs.length > 1 && <Choice name="comparison" label={words.comparison} choices={choices} choose={choose} />}
      {given > 0 && <Choice name="predictions" label={words.predictions(given)} choices={choices} choose={choose} />}
      {question && <Choice name="asks" label={words.asks} hint={words.asksHint} choices={choices} choose={choose} />}
      {isFromBeginning && <Choice name="paused" label={words.paused} choices={choices} choose={choose} />}
    </fieldset>
  );
}

interface ChoiceProps extends Omit<PartProps, 'shareable'> {
  readonly name: 'edits' | 'comparison' | 'predictions' | 'asks' | 'paused';
  readonly label: string;
  readonly hint?: string;
}

function Choice({ name, label, hint, choices, choose }: ChoiceProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={choices[name]} onChange={({ target }) => choose({ [name]: target.checked })} />
      <span>
        {label}
        {hint && <span className="share-hint">{hint}</span>}
      </span>
    </label>
  );
}

interface LanguageChoiceProps {
  readonly language: Language | undefined;
  readonly onLanguage: (language: Language | undefined) => void;
}

/** In its own name. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', ko: '한국어' };

function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  const words = useWords().sharing.language;
  return (
    <label className="share-row share-language">
      <span>{words.title}</span>
      <span className="select">
        <select
          value={language ?? ''}
          onChange={({ target }) => onLanguage(LANGUAGES.find((each) => each === target.value))}
        >
          <option value="">{words.own}</option>
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {NAMES[each]}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </label>
  );
}

function Code({ link }: { readonly link: string }) {
  const words = useWords().sharing;
  const { size, path } = useMemo(() => codeOf(link), [link]);
  return (
    // For cameras: black on white in every theme.
    <svg
      className="share-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={words.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
