// The page for lecturers that collects what a class handed in: links come in as text or files, every run is computed again, and
// the class is seen as a table and as pictures of its answers. Nothing of it is kept or sent.

import { type ChangeEvent, type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { collectedCsv } from '../../collect/collected-table.ts';
import { distributionsOf } from '../../collect/distribution.ts';
import { FINDINGS, type FindingCode } from '../../collect/finding.ts';
import type { Row } from '../../collect/judge-all.ts';
import { LANGUAGES, type Language } from '../../scenarios/kit/text.ts';
import { keepFocus } from '../foundation/kept-focus.ts';
import { remember, remembered } from '../foundation/preferences.ts';
import { saveCsv } from '../foundation/save-file.ts';
import { type CollectWords, collect as english } from '../i18n/collect.en.ts';
import { collect as korean } from '../i18n/collect.ko.ts';
import { Answers } from './answers.tsx';
import { CollectContext, useCollect } from './collect-context.ts';
import { CollectedTable } from './collected-table.tsx';
import { type Collected, Collecting, EMPTY } from './collecting.ts';
import { pageCourses } from './page-courses.ts';
import { RunPool } from './run-pool.ts';

const WORDS: Readonly<Record<Language, CollectWords>> = { en: english, ko: korean };

export function openCollecting(root: HTMLElement): void {
  const [usual, ...others] = LANGUAGES;
  const spoken = (each: Language): boolean => navigator.languages.some((tag) => tag.toLowerCase().startsWith(each));
  const chosen = remembered('language');
  const language = LANGUAGES.find((each) => each === chosen) ?? others.find(spoken) ?? usual;
  const theme = remembered('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  keepFocus();
  createRoot(root).render(<CollectPage first={language} />);
}

function CollectPage({ first }: { readonly first: Language }) {
  const [language, setLanguage] = useState(first);
  const words = WORDS[language];
  const context = useMemo(() => ({ language, words }), [language, words]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.document;
  }, [language, words]);
  const { other } = words;
  const speak = (): void => {
    remember('language', other.code);
    setLanguage(other.code);
  };
  return (
    <CollectContext value={context}>
      <header className="collect-header">
        <a className="brand" href="../">
          <img src="../icon.svg" alt="" width="24" height="24" /> Lectern
        </a>
        <a href="../">{words.home}</a>
        <button type="button" lang={other.code} onClick={speak}>
          {other.name}
        </button>
      </header>
      <Collects />
    </CollectContext>
  );
}

function Collects() {
  const { words } = useCollect();
  const [collected, setCollected] = useState<Collected>(EMPTY);
  const [collecting] = useState(() => new Collecting(setCollected, pageCourses, new RunPool()));
  const addFiles = (files: Iterable<File>): void =>
    void collecting.add(
      [...files].map((file) => ({ name: file.name, bytes: async () => new Uint8Array(await file.arrayBuffer()) })),
    );
  useDropped(addFiles);
  return (
    <main className="collect">
      <h1>{words.title}</h1>
      <p className="collect-lead">{words.lead}</p>
      <Intake
        onText={(text) => void collecting.add([{ name: '', bytes: async () => new TextEncoder().encode(text) }])}
        onFiles={addFiles}
      />
      <Said collected={collected} />
      {collected.phase !== 'empty' && (
        <>
          <Progress collected={collected} collecting={collecting} />
          <CollectedTable rows={collected.rows} isComputing={collected.phase === 'computing'} />
          <Answers all={distributionsOf(collected.rows)} />
        </>
      )}
    </main>
  );
}

/** Files may be dropped anywhere: who misses a field would lose the page to the file. */
function useDropped(onFiles: (files: Iterable<File>) => void): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      if (event.dataTransfer?.files.length) latest.current(event.dataTransfer.files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
}

interface IntakeProps {
  readonly onText: (text: string) => void;
  readonly onFiles: (files: Iterable<File>) => void;
}

function Intake({ onText, onFiles }: IntakeProps) {
  const { words } = useCollect();
  const [text, setText] = useState('');
  const [field, chooser] = [useId(), useRef<HTMLInputElement>(null)];
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onText(text);
    setText('');
  };
  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles(target.files ?? []);
    target.value = '';
  };
  return (
    <form className="intake" onSubmit={onSubmit}>
      <label htmlFor={field}>{words.paste}</label>
      <textarea
        id={field}
        rows={5}
        value={text}
        placeholder={words.example}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="intake-do">
        <button type="submit" className="collect-main" disabled={text.trim() === ''}>
          {words.read}
        </button>
        <button type="button" className="collect-other" onClick={() => chooser.current?.click()}>
          {words.choose}
        </button>
        <input ref={chooser} type="file" multiple hidden aria-label={words.choose} onChange={onChosen} />
      </div>
    </form>
  );
}

/** What there is to say of what came in last. */
function Said({
  collected: { known, isNothing, unread, passedOver, linkless, shortOf },
}: {
  readonly collected: Collected;
}) {
  const { words } = useCollect();
  return (
    <div className="collect-said" role="status">
      {isNothing && <p>{words.none}</p>}
      {known > 0 && <p>{words.known(known)}</p>}
      {passedOver.length > 0 && <p>{words.passedOver(passedOver)}</p>}
      {linkless.length > 0 && <p>{words.linkless(linkless)}</p>}
      {shortOf.map(({ source, rows }) => (
        <p key={source}>{words.shortOf(source, rows)}</p>
      ))}
      {unread.map(({ name, reason }) => (
        <p key={name}>{name === '' ? words.linksNotRead(reason) : words.notRead(name, reason)}</p>
      ))}
    </div>
  );
}

/** `mangled link 20, other result 5` */
const remarksIn = (rows: readonly Row[], language: Language): string =>
  (Object.keys(FINDINGS) as FindingCode[])
    .map((code) => ({ code, count: rows.filter(({ findings }) => findings.some((each) => each.code === code)).length }))
    .filter(({ count }) => count > 0)
    .map(({ code, count }) => `${FINDINGS[code][language]} ${count}`)
    .join(', ');

interface ProgressProps {
  readonly collected: Collected;
  readonly collecting: Collecting;
}

function Progress({ collected, collecting }: ProgressProps) {
  const { words, language } = useCollect();
  const { rows, phase, done, of, secondsLeft } = collected;
  const left =
    secondsLeft === undefined
      ? ''
      : `, ${words.left(secondsLeft < 10 ? secondsLeft.toFixed(1) : String(Math.round(secondsLeft)))}`;
  const runs = words.progress(done, of);
  const state =
    phase === 'computing' ? runs + left : phase === 'stopped' ? `${runs}. ${words.stopped}` : remarksIn(rows, language);
  return (
    <div className="collect-progress">
      <p className="collect-count">
        <b>{words.found(rows.length)}</b> {state}
      </p>
      {phase !== 'done' && <progress max={Math.max(1, of)} value={done} aria-label={runs} />}
      <span className="out-of-sight" role="status">
        {phase === 'computing' ? '' : `${words.found(rows.length)}, ${runs}`}
      </span>
      {phase === 'computing' && (
        <button type="button" className="collect-other" onClick={() => collecting.stop()}>
          {words.stop}
        </button>
      )}
      {phase === 'stopped' && (
        <button type="button" className="collect-other" onClick={() => void collecting.judge()}>
          {words.goOn}
        </button>
      )}
      {phase !== 'computing' && (
        <>
          <button
            type="button"
            className="collect-other"
            onClick={() => saveCsv('lectern-collected.csv', collectedCsv(rows, language))}
          >
            {words.csv}
          </button>
          <button type="button" className="collect-plain" onClick={() => collecting.clear()}>
            {words.clear}
          </button>
        </>
      )}
    </div>
  );
}
