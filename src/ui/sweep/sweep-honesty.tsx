// What one should know before believing a figure: what the paper prints, what was assumed, what is not settled.

import type { HonestyNote } from '../../figures/figure-parts.ts';
import { HONESTY_WORDS } from '../../figures/honesty-words.ts';
import { useText, useWords } from '../foundation/context.ts';

const ORDER = ['printed', 'assumed', 'open'] as const;

export function SweepHonesty({ notes }: { readonly notes: readonly HonestyNote[] }) {
  const say = useText();
  const words = useWords().sweep;
  return (
    <section className="sweep-honesty" aria-label={words.honesty}>
      <h2>{words.honesty}</h2>
      <dl>
        {ORDER.map((kind) => {
          const those = notes.filter(({ about }) => about === kind);
          return (
            those.length > 0 && (
              <div key={kind}>
                <dt>{say(HONESTY_WORDS[kind])}</dt>
                {those.map(({ text }) => (
                  <dd key={text.en}>{say(text)}</dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}
