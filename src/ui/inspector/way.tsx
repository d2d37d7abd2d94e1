// The links a packet took, one button each: pressed, the cursor goes there.

import { durationText, momentText } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Stop } from '../../wire/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { placeName, useGoTo } from './going.ts';

interface WayProps {
  readonly record: RunRecord;
  readonly journey: readonly Stop[];
  readonly stop: Stop;
  readonly follows: boolean;
  readonly onFollows: (on: boolean) => void;
}

export function Way({ record, journey, stop, follows, onFollows }: WayProps) {
  const words = useWords().inspector;
  const language = useLanguage();
  const goTo = useGoTo();
  const at = (time: number): string => momentText(time, language, 4);
  return (
    <section aria-labelledby="inspector-way">
      <h3 id="inspector-way">{words.way}</h3>
      <ol className="inspector-way">
        {journey.map((each) => {
          const { link, passage, startsAt, arrivesAt, loss } = each;
          const waited = startsAt - passage.offeredAt;
          const isHere = link === stop.link && passage.offeredAt === stop.passage.offeredAt;
          return (
            <li key={`${link} ${passage.offeredAt}`}>
              <button type="button" aria-current={isHere || undefined} onClick={() => goTo(each)}>
                <span>{placeName(record, link, language)}</span>
                <span className="inspector-times">
                  {loss ? at(startsAt) : `${at(startsAt)} – ${at(arrivesAt)}`}
                  {loss && <em>{words.lostHere}</em>}
                  {waited > 0 && <em>{words.waited(durationText(waited, language))}</em>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <label className="check">
        <input type="checkbox" checked={follows} onChange={(event) => onFollows(event.target.checked)} />
        <span>{words.follow}</span>
      </label>
    </section>
  );
}
