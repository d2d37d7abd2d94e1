// The speaker's window: what the class sees, small; what to ask about this step and what to expect; what comes next; the time.
// It computes the run of the hall for itself and follows the hall's cursor; nothing that is done here changes it but by the
// hall's own keys.

import { useEffect, useMemo, useState } from 'react';
import type { Explains } from '../../explain/explain.ts';
import { momentText } from '../../plot/numbers.ts';
import { parseLink } from '../../scenarios/kit/parse-link.ts';
import { sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { SpeakerNotes } from '../../scenarios/kit/speaker-notes.ts';
import { inRegion } from '../app/region.tsx';
import {
  ExplainsContext,
  LecternReactContext,
  UnmarkedContext,
  useLanguage,
  useLectern,
  useText,
  useWords,
} from '../foundation/context.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../foundation/icons.tsx';
import { letterOf } from '../foundation/letter-of.ts';
import { speak } from '../foundation/speak.ts';
import type { Lectern } from '../foundation/store-contract.ts';
import { triesOf } from '../lesson/open-step.ts';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import { AskedNow } from './speaker-asked.tsx';
import { type Shown, SpeakerChannel, type Wish } from './speaker-channel.ts';
import { Times } from './speaker-times.tsx';
import './speaker.css';

interface SpeakerProps {
  readonly lectern: Lectern;
  readonly parts: StageParts;
  /** What explains the events of its networks. */
  readonly explains: Partial<Explains>;
  /** Of this window, which is that of the channel. */
  readonly name: string;
  readonly notes: readonly SpeakerNotes[];
}

export function Speaker({ lectern, parts, explains, name, notes }: SpeakerProps) {
  const channel = useMemo(() => new SpeakerChannel(name), [name]);
  const hall = useHall(lectern, channel);
  return (
    <LecternReactContext value={lectern}>
      <ExplainsContext value={explains}>
        <UnmarkedContext value={parts.unmarked}>
          {inRegion('page', <Desk parts={parts} notes={notes} hall={hall} wish={(wish) => channel.wish(wish)} />)}
        </UnmarkedContext>
      </ExplainsContext>
    </LecternReactContext>
  );
}

/** What the hall shows; `null` once it was closed, undefined before it has said anything. */
type Hall = Shown | null | undefined;

function useHall(lectern: Lectern, channel: SpeakerChannel): Hall {
  const [hall, setHall] = useState<Hall>();
  useEffect(() => {
    channel.onHall({
      shown: (shown) => {
        follow(lectern, shown);
        setHall(shown);
      },
      gone: () => setHall(null),
    });
    void lectern.store.getState().wantLesson();
    channel.wish('here');
    return () => channel.close();
  }, [lectern, channel]);
  return hall;
}

function follow(lectern: Lectern, { link, now, language }: Shown): void {
  const { store, playback } = lectern;
  const before = store.getState();
  const { spec, others, view } = parseLink(link, before.scenario).state;
  const runs = [spec, ...others];
  const isSame = runs.length === before.slots.length && runs.every((run, slot) => sameSpec(run, before.slots[slot]!));
  if (isSame) before.bringToFront(view.front ?? 0);
  else before.openLink(spec, others, view.front);
  const step = view.step ?? 1;
  if (step !== before.step) before.setStep(step);
  if (language !== before.language) void speak(lectern, language);
  if (playback.now !== now) playback.seek(now);
}

interface DeskProps {
  readonly parts: StageParts;
  readonly notes: readonly SpeakerNotes[];
  readonly hall: Hall;
  readonly wish: (wish: Wish) => void;
}

function Desk({ parts: { Stage }, notes, hall, wish }: DeskProps) {
  const words = useWords().present.speaker;
  const say = useText();
  const scenario = useLectern((state) => state.scenario);
  const step = useLectern((state) => state.step);
  const lesson = useLectern((state) => state.lesson);
  useDocument();
  useSpeakerKeys(wish);
  const question = lesson?.steps[step - 1]?.question ?? scenario.question;
  const next = lesson?.steps[step]?.question;
  const asks = lesson?.steps[step - 1]?.asks ?? [];
  const asked = asks.find(({ id }) => id === hall?.asked);
  return (
    <main className="speaker" aria-label={words.region}>
      <header className="speaker-head">
        <p className="speaker-step">{words.step(step, scenario.steps ?? 1)}</p>
        <Times notes={notes} step={step} began={hall?.began} onRestart={() => wish('restart')} />
      </header>
      <section className="speaker-hall" aria-label={words.hall}>
        <h1>{say(question)}</h1>
        {/* Only looked at: what is done to the run is done in the hall. */}
        <div className="stage-region" inert>
          {inRegion('stage', <Stage />)}
        </div>
        <Keys hall={hall} wish={wish} canAsk={asks.length > 0} />
      </section>
      {asked ? <AskedNow key={asked.id} question={asked} /> : <Notes note={notes[step - 1]} />}
      <Tries />
      <section className="speaker-next" aria-label={words.comes}>
        <h2>{words.comes}</h2>
        <p>{next ? say(next) : lesson ? words.last : ''}</p>
      </section>
    </main>
  );
}

/** What the step gives to try, with the keys that do it in the hall. */
function Tries() {
  const words = useWords().present;
  const say = useText();
  const tries = triesOf(useLectern(({ lesson, step }) => lesson?.steps[step - 1]));
  if (tries.length === 0) return null;
  return (
    <section className="speaker-tries" aria-label={words.tries}>
      <h2>{words.tries}</h2>
      <ol>
        {tries.map(({ what }) => (
          <li key={what.en}>{say(what)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Language, colours and title of the window. */
function useDocument(): void {
  const words = useWords().present.speaker;
  const language = useLanguage();
  const title = useLectern(({ scenario }) => scenario.title[language]);
  const theme = useLectern((state) => state.theme);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.title = words.document(title);
  }, [language, theme, words, title]);
}

interface KeysProps extends Pick<DeskProps, 'hall' | 'wish'> {
  readonly canAsk: boolean;
}

/** Where the hall is, and what moves it. */
function Keys({ hall, wish, canAsk }: KeysProps) {
  const words = useWords().present.speaker;
  return (
    <div className="speaker-keys">
      <HallState hall={hall} />
      <button type="button" className="header-button" onClick={() => wish('previous')} disabled={!hall?.turns.previous}>
        <PreviousIcon />
        {words.previous}
      </button>
      <button type="button" className="header-button" onClick={() => wish('play')}>
        {hall?.playing ? <PauseIcon /> : <PlayIcon />}
        {hall?.playing ? words.pause : words.play}
      </button>
      <button type="button" className="header-button" onClick={() => wish('next')} disabled={!hall?.turns.next}>
        <NextIcon />
        {words.next}
      </button>
      {canAsk && (
        <button
          type="button"
          className="header-button"
          onClick={() => wish('ask')}
          disabled={!hall || hall.asked !== null}
        >
          {words.ask}
        </button>
      )}
      <button
        type="button"
        className="header-button"
        aria-pressed={hall?.covered === 'blank'}
        onClick={() => wish('blank')}
      >
        {words.blank}
      </button>
    </div>
  );
}

/** A window keeps its name: without a hall it is a page like any other again. */
function beOrdinary(): void {
  window.name = '';
  window.location.reload();
}

function HallState({ hall }: { readonly hall: Hall }) {
  const words = useWords().present.speaker;
  const language = useLanguage();
  const said = (): string => {
    if (hall === undefined) return words.waiting;
    if (hall === null) return words.gone;
    if (hall.covered !== null) return words.covered[hall.covered];
    return hall.playing ? words.plays : words.stands;
  };
  return (
    <p className="speaker-state">
      {hall && <b>{momentText(hall.now, language)}</b>} <span role="status">{said()}</span>
      {!hall && (
        <button type="button" className="text-button" onClick={beOrdinary}>
          {words.ordinary}
        </button>
      )}
    </p>
  );
}

function Notes({ note }: { readonly note: SpeakerNotes | undefined }) {
  const words = useWords().present.speaker;
  const say = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
    <section className="speaker-notes" aria-label={words.notes} tabIndex={0}>
      {note && (
        <>
          <Note title={words.ask} text={say(note.ask)} />
          <Note title={words.expect} text={say(note.expect)} />
          <Note title={words.pitfall} text={say(note.pitfall)} />
        </>
      )}
    </section>
  );
}

/** A lecturer's own lesson may leave some out. */
const Note = ({ title, text }: { readonly title: string; readonly text: string }) =>
  text === '' ? null : (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );

/** The keys of the hall do here what they do there: a clicker's receiver may be plugged into this computer. */
function useSpeakerKeys(wish: (wish: Wish) => void): void {
  useEffect(() => {
    const wishes: Readonly<Record<string, Wish>> = {
      PageDown: 'next',
      PageUp: 'previous',
      b: 'blank',
      ' ': 'play',
      a: 'ask',
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const key = letterOf(event);
      const wanted = wishes[key.length === 1 ? key.toLowerCase() : key];
      if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      wish(wanted);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [wish]);
}
