// Claim by claim: what the paper says, what our runs say to it, and the numbers that decided. Judged from the runs that are
// there, never from a stored answer; nothing is said before all runs that were planned are done.

import type { Claim } from '../../figures/claim.ts';
import { claimsAtLarge } from '../../figures/claims-at-large.ts';
import type { Finding } from '../../figures/compare.ts';
import { findingSentences, NOT_YET, OURS, VERDICT_WORDS, verdictWords } from '../../figures/finding-words.ts';
import { type Judged, judge } from '../../figures/judge.ts';
import { type MoreRuns, runsToDecide } from '../../figures/more-runs.ts';
import { withUnitsBound } from '../../plot/numbers.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { useLanguage, useLectern, useText, useWords } from '../foundation/context.ts';
import { VerdictSign } from './verdict-sign.tsx';

interface SweepClaimsProps {
  readonly claims: readonly Claim[];
  readonly source: string;
  readonly results: SweepResults;
  readonly measure: string;
  /** Seconds that so many runs will take; undefined while none has been timed. */
  readonly secondsOf: (runs: number) => number | undefined;
  /** Claims and verdicts without their numbers. */
  readonly inShort: boolean;
  /** Left out while runs are computed, and for runs from a file. */
  readonly onMore: ((claim: string, look: number) => void) | undefined;
}

/** Findings shown per claim, and per reading of one. */
const SHOWN = 2;
const SHOWN_OF_READING = 1;

export function SweepClaims({ claims, source, results, measure, inShort, secondsOf, onMore }: SweepClaimsProps) {
  const words = useWords().sweep;
  const language = useLanguage();
  return (
    <section className="sweep-claims" aria-label={words.claims}>
      <h2>{words.claims}</h2>
      <p className="sweep-source">
        {source}. {words.intervals} {claimsAtLarge(language)}
      </p>
      <ul>
        {claims.map((claim) => {
          const judged = judge(claim, results, 0, measure);
          return (
            <ClaimRow key={claim.id} judged={judged} results={results} inShort={inShort}>
              {onMore && (
                <More
                  more={runsToDecide(judged, results)}
                  secondsOf={secondsOf}
                  onMore={(look) => onMore(claim.id, look)}
                />
              )}
            </ClaimRow>
          );
        })}
      </ul>
    </section>
  );
}

interface ClaimRowProps {
  readonly judged: Judged;
  readonly results: SweepResults;
  readonly inShort: boolean;
  readonly children: React.ReactNode;
}

function ClaimRow({ judged, results, inShort, children }: ClaimRowProps) {
  const say = useText();
  const words = useWords().sweep;
  const { claim, verdict, findings, readings } = judged;
  const inWords = verdictWords(judged);
  const waits = verdict === undefined && results.count > 0;
  return (
    <li data-verdict={verdict ?? 'waits'}>
      <VerdictSign verdict={verdict} />
      <div>
        <div className="sweep-verdict">
          {inWords && <strong>{say(inWords)}</strong>}
          {waits && <span>{say(NOT_YET)}</span>}
          {children}
        </div>
        <p className="sweep-claim">
          {say(claim.text)} {claim.ours && <span className="sweep-ours">{say(OURS)}</span>}
        </p>
        {readings.length === 0 && !inShort && <Findings findings={findings} results={results} shown={SHOWN} />}
        {readings.length > 0 && (
          <ul className="sweep-readings">
            {readings.map(({ reading, outcome, findings }) => (
              <li key={reading.name.en} data-verdict={outcome ?? 'waits'}>
                <VerdictSign verdict={outcome} size={14} />
                <div>
                  <p>
                    {say(reading.name)}
                    {outcome && `: ${say(VERDICT_WORDS[outcome])}`}
                  </p>
                  {!inShort && <Findings findings={findings} results={results} shown={SHOWN_OF_READING} />}
                </div>
              </li>
            ))}
          </ul>
        )}
        {say(claim.reading) !== '' && !inShort && (
          <p className="sweep-reading">
            {words.reading} {say(claim.reading)}
          </p>
        )}
        {claim.builtIn && !inShort && <p className="sweep-reading">{say(claim.builtIn)}</p>}
        {claim.how && !inShort && <p className="sweep-reading">{say(claim.how)}</p>}
      </div>
    </li>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly results: SweepResults;
  readonly shown: number;
}

function Findings({ findings, results, shown }: FindingsProps) {
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const told = findingSentences(findings, results.sweep, scenario, language).slice(0, shown);
  return told.map((sentence) => (
    <p key={sentence} className="sweep-finding">
      {withUnitsBound(sentence)}
    </p>
  ));
}

interface MoreProps extends Pick<SweepClaimsProps, 'secondsOf'> {
  readonly more: MoreRuns | undefined;
  readonly onMore: (look: number) => void;
}

/** What an undecided claim lacks, and the button that computes it. */
function More({ more, secondsOf, onMore }: MoreProps) {
  const words = useWords().sweep;
  if (!more) return null;
  return (
    <button type="button" className="sweep-more" onClick={() => onMore(more.look)}>
      {words.toDecide(more.indices.length, secondsOf(more.indices.length))}
    </button>
  );
}
