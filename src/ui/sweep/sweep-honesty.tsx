// What one should know before believing a figure: what the paper prints, what was assumed, what is not settled.

import type { HonestyNote } from '../../figures/figure-parts.ts';
import { HONESTY_WORDS } from '../../figures/honesty-words.ts';
import { useText } from '../foundation/context.ts';
import { sweepWords as words } from './sweep-words.ts';

const ORDER = ['printed', 'assumed', 'open'] as const;

export function SweepHonesty({ notes }: { readonly notes: readonly HonestyNote[] }) {
  const say = useText();
  return (
    <section className="sweep-honesty" aria-label={say(words.honesty)}>
      <h2>{say(words.honesty)}</h2>
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
