// What an edit changed: both runs by name, as their lines are drawn, and every result before and after, those that answer the
// question first. It lies where the results are (on a phone, the explanation), so nothing moves when it comes.

import { useEffect, useState } from 'react';
import { useFirstWords, useLectern, useText } from '../foundation/context.ts';
import { RunSample } from '../foundation/run-letter.tsx';
import { type Compared, useCompared } from '../state/use-compared.ts';
import './compared.css';

interface ComparedProps {
  /** Only the results that answer the question, in as few lines as they need. */
  readonly brief?: boolean;
}

export function ComparedPanel({ brief = false }: ComparedProps) {
  const compared = useCompared();
  const words = useFirstWords().compare;
  const answers = useLectern(({ scenario }) => scenario.answers?.length ?? 0);
  const endComparison = useLectern((state) => state.endComparison);
  if (!compared) return null;
  const { results } = compared;
  return (
    <section className={brief ? 'compared compared-brief' : 'compared'} aria-label={words.title}>
      <div className="compared-head">
        <RunNames compared={compared} />
        <span className="compared-whole">{words.whole}</span>
        <button type="button" className="text-button compared-close" onClick={endComparison}>
          {words.close}
        </button>
      </div>
      {results.length === 0 ? (
        <p className="unit">…</p>
      ) : (
        // It scrolls, so keys have to reach it.
        <dl tabIndex={brief ? undefined : 0}>
          {results.slice(0, brief ? answers : undefined).map((result, index) => (
            <Result key={result.metric.name} result={result} main={index < answers} />
          ))}
        </dl>
      )}
      <Spoken compared={compared} answers={answers} />
    </section>
  );
}

/** A with a dashed line and B with a solid one, each with its value. */
export function RunNames({ compared: { names } }: { readonly compared: Compared }) {
  return (
    <span className="run-names">
      <RunSample letter="A" front={false} />
      <span className="run-name" title={names.a}>
        {names.a}
      </span>
      <RunSample letter="B" front />
      <span className="run-name" title={names.b}>
        {names.b}
      </span>
    </span>
  );
}

function Result({ result, main }: { readonly result: Compared['results'][number]; readonly main: boolean }) {
  const say = useText();
  const { metric, a, b, unit, change, same } = result;
  return (
    <div data-metric={metric.name} data-main={main || undefined} data-same={same || undefined}>
      <dt>{say(metric.label)}</dt>
      <dd>
        {a} → {b}
        {unit && <span className="unit"> {unit}</span>}
        {change && <span className="unit"> ({change})</span>}
      </dd>
    </div>
  );
}

/** A screen reader says it once the hand has let go and the run is there. */
export function Spoken({ compared, answers }: { readonly compared: Compared; readonly answers: number }) {
  const say = useText();
  const words = useFirstWords().compare;
  const dragging = useLectern((state) => state.dragging !== null);
  const { setting, names, results } = compared;
  const sentences = results.slice(0, answers).map(({ metric, a, b, unit }) => {
    return words.changed(say(metric.label), a, unit ? `${b} ${unit}` : b);
  });
  const text = `${words.runs(setting ? say(setting.label) : '', names.a, names.b)} ${sentences.join(' ')}`;
  const [said, setSaid] = useState('');
  const settled = !dragging && results.length > 0;
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => setSaid(text), 300);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return (
    <p className="out-of-sight" aria-live="polite">
      {said}
    </p>
  );
}
