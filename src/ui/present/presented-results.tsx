// The one line of results in a lecture hall, under the charts: what came of the runs that are compared and by how much they
// differ, what the last edit did, or, at the end of a run, what came of it. A result that has no room is left out whole.

import { type ReactNode, useRef } from 'react';
import { inOrder, resultOf } from '../../plot/differences.ts';
import { metricText } from '../../plot/numbers.ts';
import type { MetricInfo } from '../../scenarios/kit/scenario.ts';
import { Spoken } from '../compare/compared.tsx';
import { KeptSpoken } from '../compare/kept-pill.tsx';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { type Letter, RunSample } from '../foundation/run-letter.tsx';
import { useLaidOut } from '../foundation/use-laid-out.ts';
import { useRecord } from '../foundation/use-record.ts';
import { type Compared, useCompared } from '../state/use-compared.ts';
import { type Kept, useKept } from '../state/use-kept.ts';

/** Of what is still to come, and of what will not come by itself. */
const PENDING = '…';
const NONE = '–';

/** Words of 20 px leave no room for a third. */
const MOST = 2;

/** Is there more than one run to tell of? */
export function useIsCompared(): boolean {
  const kept = useKept();
  const compared = useCompared();
  return kept !== undefined || compared !== undefined;
}

export function PresentedResults() {
  const kept = useKept();
  const compared = useCompared();
  return (
    <div className="present-results">
      {kept ? <OfKept kept={kept} /> : compared ? <OfEdit compared={compared} /> : <OfRun />}
    </div>
  );
}

function OfKept({ kept: { runs, results, subtracted } }: { readonly kept: Kept }) {
  const words = useWords().compare;
  const bringToFront = useLectern((state) => state.bringToFront);
  const [a, b] = subtracted;
  return (
    <>
      <span className="run-names">
        {runs.map(({ letter, name, front, slot }) => (
          <button
            key={letter}
            type="button"
            aria-pressed={front}
            aria-label={words.run(letter, name)}
            onClick={() => bringToFront(slot)}
          >
            <RunName letter={letter} front={front} name={name} />
          </button>
        ))}
      </span>
      <Row>
        {results.slice(0, MOST).map(({ metric, values, unit, difference, verdict }) => (
          <Result
            key={metric.name}
            metric={metric}
            values={values.map((value, slot) => value || (runs[slot]?.stopped ? NONE : PENDING))}
            unit={unit}
          >
            {difference && (
              <span className="present-difference">{`${words.minus(b.letter, a.letter)}: ${difference}`}</span>
            )}
            {verdict && <span className="present-verdict">{words[verdict]}</span>}
          </Result>
        ))}
      </Row>
      <KeptSpoken />
    </>
  );
}

function OfEdit({ compared }: { readonly compared: Compared }) {
  const { names, results } = compared;
  return (
    <>
      <span className="run-names">
        <RunName letter="A" front={false} name={names.a} />
        <RunName letter="B" front name={names.b} />
      </span>
      <Row>
        {results.slice(0, MOST).map(({ metric, a, b, unit, change }) => (
          <Result key={metric.name} metric={metric} values={[a, b]} unit={unit}>
            {change && <span className="present-difference">{change}</span>}
          </Result>
        ))}
      </Row>
      <Spoken compared={compared} answers={1} />
    </>
  );
}

function OfRun() {
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const metrics = useRecord().record?.metrics;
  return (
    <Row>
      {inOrder(scenario)
        .slice(0, metrics ? MOST : 0)
        .map((metric) => {
          const { number, unit } = metricText(metric, resultOf(metric, metrics!), language);
          return <Result key={metric.name} metric={metric} values={[number]} unit={unit} />;
        })}
    </Row>
  );
}

/**
 * What gives way where there is no room for one result, the first first: by how much the runs differ, which is better, the rest
 * of long names, all names, samples of lines, and at last the size of words and what lies between them.
 */
const GIVE_WAY = ['difference', 'verdict', 'long-names', 'names', 'lines', 'size'] as const;

/** As many results as there is room for, one at least. */
function fit(row: HTMLElement): void {
  const results = [...row.children] as HTMLElement[];
  const top = results[0]?.offsetTop;
  for (let given = 0; given <= GIVE_WAY.length; given++) {
    row.parentElement!.dataset['without'] = GIVE_WAY.slice(0, given).join(' ');
    if (row.scrollWidth <= row.clientWidth) break;
  }
  for (const result of results) result.style.visibility = result.offsetTop === top ? '' : 'hidden';
}

function Row({ children }: { readonly children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useLaidOut(row, fit);
  return (
    <div ref={row} className="present-row">
      {children}
    </div>
  );
}

interface RunNameProps {
  readonly letter: Letter;
  readonly front: boolean;
  readonly name: string;
}

const RunName = ({ letter, front, name }: RunNameProps) => (
  <>
    <RunSample letter={letter} front={front} />
    {name && <span className="present-run-name">{name}</span>}
  </>
);

interface ResultProps {
  readonly metric: MetricInfo;
  /** In the order of the runs. */
  readonly values: readonly string[];
  readonly unit: string;
  /** How they differ. */
  readonly children?: ReactNode;
}

function Result({ metric, values, unit, children }: ResultProps) {
  const say = useText();
  return (
    <span className="present-result" data-metric={metric.name}>
      <span className="present-result-name">{say(metric.label)}</span>{' '}
      <b>
        {values.join(' → ')}
        {unit && ` ${unit}`}
      </b>{' '}
      {children}
    </span>
  );
}
