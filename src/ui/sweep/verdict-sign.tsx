// The sign of a verdict: told apart by its shape, with and without colour.

import type { Verdict } from '../../figures/judge.ts';

const SIGNS: Readonly<Record<Verdict, React.ReactNode>> = {
  holds: (
    <>
      <circle cx="10" cy="10" r="9" fill="currentColor" />
      <path d="m5.5 10.5 3 3 6-7" stroke="var(--page)" strokeWidth="2" fill="none" />
    </>
  ),
  fails: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="4" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m6 6 8 8m0-8-8 8" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  'cannot-tell': (
    <>
      <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 3" />
      <path d="M6 10h8" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  'built-in': (
    <>
      <circle cx="10" cy="10" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M5.5 8h9M5.5 12h9" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  depends: (
    <>
      <path d="M10 18V11M10 11 4 4M10 11l6-7" stroke="currentColor" strokeWidth="2" fill="none" />
      <circle cx="4" cy="3.5" r="2.5" fill="currentColor" />
      <circle cx="16" cy="3.5" r="1.7" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
};

interface VerdictSignProps {
  /** Undefined: not yet. */
  readonly verdict: Verdict | undefined;
  /** CSS pixels. */
  readonly size?: number;
}

export const VerdictSign = ({ verdict, size = 20 }: VerdictSignProps) => (
  <svg className="sweep-sign" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    {verdict === undefined ? (
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="1.5 3" />
    ) : (
      SIGNS[verdict]
    )}
  </svg>
);
