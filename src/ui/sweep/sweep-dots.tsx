// A dot for each line of a figure: the picture as in the file, and the same as a table for those who read numbers.

import { dotsOf, dotsPicture, dotsSummary } from '../../figures/dots.ts';
import type { DotsPart } from '../../figures/figure-parts.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import { gainWords } from '../../plot/numbers.ts';
import { highOf, lowOf } from '../../runner/sweep/summary.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import { useLanguage, useText, useWords } from '../foundation/context.ts';
import { useSize } from '../foundation/use-size.ts';
import { useColours } from '../theme/use-colours.ts';
import { figureColours } from './sweep-figure.tsx';

interface SweepDotsProps {
  readonly part: DotsPart;
  readonly results: SweepResults;
  readonly drawing: SweepDrawing;
}

export function SweepDots({ part, results, drawing }: SweepDotsProps) {
  const say = useText();
  const words = useWords().sweep;
  const language = useLanguage();
  const colours = useColours();
  const [place, size] = useSize<HTMLDivElement>();
  const width = Math.max(320, Math.floor(size.width));
  const dots = dotsOf(part, results, drawing, language);
  const { height, svg } = dotsPicture(dots, width, figureColours(colours));
  const picture = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="12">${svg}</svg>`;
  return (
    <section className="sweep-part" data-wide>
      <h2>{say(part.title)}</h2>
      <p className="sweep-source">{dotsSummary(dots, language)}</p>
      <div ref={place} className="sweep-dots">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing; every word in it is escaped */}
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
      </div>
      <table className="out-of-sight">
        <caption>{say(part.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(results.sweep.series.label)}</th>
            <th scope="col">{words.mean}</th>
            <th scope="col">{words.interval}</th>
          </tr>
        </thead>
        <tbody>
          {dots.map(({ series, label, gain }) => (
            <tr key={series}>
              <th scope="row">{label}</th>
              <td>{gainWords(gain.mean)}</td>
              <td>{gain.count > 1 ? `${gainWords(lowOf(gain))} – ${gainWords(highOf(gain))}` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
