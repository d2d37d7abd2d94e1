// Claim by claim: what the paper says, what our runs say to it, and the numbers that decided. Judged from the runs that are
// there, never from a stored answer.

import type { Claim } from '../../figures/claim.ts';
import { findingSentences, VERDICT_WORDS } from '../../figures/finding-words.ts';
import { type Judged, judge, type Verdict } from '../../figures/judge.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { useLanguage, useLectern, useText } from '../context.ts';
import { sweepWords as words } from './sweep-words.ts';

interface SweepClaimsProps {
  readonly claims: readonly Claim[];
  readonly source: string;
  readonly results: SweepResults;
  readonly measure: string;
  /** There would be more runs if they were asked for. */
  readonly isQuick: boolean;
}

/** Findings shown per claim. */
const SHOWN = 2;

export function SweepClaims({ claims, source, results, measure, isQuick }: SweepClaimsProps) {
  const say = useText();
  const all = claims.map((claim) => judge(claim, results, 0, measure));
  const open = all.some(({ claim, verdict }) => claim.judgement !== undefined && verdict === 'undecided');
  return (
    <section className="sweep-claims" aria-label={say(words.claims)}>
      <h2>{say(words.claims)}</h2>
      <p className="sweep-source">
        {source}. {say(words.intervals)} {isQuick && open && say(words.fewRuns)}
      </p>
      <ul>
        {all.map((judged) => (
          <ClaimRow key={judged.claim.id} judged={judged} results={results} />
        ))}
      </ul>
    </section>
  );
}

function ClaimRow({ judged, results }: { readonly judged: Judged; readonly results: SweepResults }) {
  const say = useText();
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const { claim, verdict, findings } = judged;
  const told = findingSentences(findings, results.sweep, scenario, language).slice(0, SHOWN);
  return (
    <li data-verdict={verdict}>
      <VerdictSign verdict={verdict} />
      <div>
        <p className="sweep-claim">{say(claim.text)}</p>
        {told.map((sentence) => (
          <p key={sentence} className="sweep-finding">
            {unbroken(sentence)}
          </p>
        ))}
        {say(claim.reading) !== '' && (
          <p className="sweep-reading">
            {say(words.reading)} {say(claim.reading)}
          </p>
        )}
      </div>
      <strong>{results.count > 0 ? say(VERDICT_WORDS[verdict]) : ''}</strong>
    </li>
  );
}

/** A number and its unit stay on one line. */
const unbroken = (words: string): string =>
  words.replace(/(\d) (?=%|(?:ns|µs|ms|s|[kMG]?bit\/s|[kMG]?B|packets?|points)(?!\p{L}))/gu, '$1\u00a0');

const SIGNS: Readonly<Record<Verdict, React.ReactNode>> = {
  confirmed: (
    <>
      <circle cx="10" cy="10" r="9" fill="currentColor" />
      <path d="m5.5 10.5 3 3 6-7" stroke="var(--page)" strokeWidth="2" fill="none" />
    </>
  ),
  contradicted: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m6 6 8 8m0-8-8 8" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  undecided: (
    <>
      <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M6 10h8" stroke="currentColor" strokeWidth="2" />
    </>
  ),
};

const VerdictSign = ({ verdict }: { readonly verdict: Verdict }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    {SIGNS[verdict]}
  </svg>
);
