// What a setting may be compared with, under its slider: a mark where each is on the track, and their names and values in one line.
// They move with the settings they are worked out from (a bandwidth-delay product with rate and delay).

import type { CSSProperties } from 'react';
import { amountOf } from '../../plot/numbers.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import type { ThresholdReference } from '../../scenarios/kit/scenario.ts';
import { changeTime, paramsAt } from '../foundation/changes.ts';
import { useAtCursor, useLanguage, useLectern, useText } from '../foundation/context.ts';
import { shareOf } from '../foundation/slider-scale.ts';

const NONE: readonly ThresholdReference[] = [];

/** What a chart says its setting may be compared with. */
export const useReferences = (key: string): readonly ThresholdReference[] =>
  useLectern(
    ({ scenario }) => scenario.charts.find(({ threshold }) => threshold?.param === key)?.threshold?.references ?? NONE,
  );

interface Props {
  readonly parameter: NumberParameter;
  /** Of the line of words, which describes the slider. */
  readonly id: string;
}

export function ReferenceMarks({ parameter, id }: Props) {
  const language = useLanguage();
  const say = useText();
  const references = useReferences(parameter.key);
  // As text, so that nothing is drawn again while it stays what it is.
  const worked = useAtCursor(({ store, playback }) => {
    const { spec } = store.getState();
    const params = paramsAt(spec, changeTime(spec, playback.now) || playback.now);
    return references.map(({ value }) => value(params)).join();
  });
  const marks = worked.split(',').flatMap((value, index) => {
    const reference = references[index];
    return reference === undefined || value === '' ? [] : [{ ...reference, value: Number(value) }];
  });
  if (marks.length === 0) return null;
  const named = marks.map(({ label, value }, index) => {
    const { number, unit } = amountOf(parameter.quantity, value, language, 2);
    return `${say(label)} ${index === marks.length - 1 ? asWords({ number, unit }) : number}`;
  });
  const isOnTrack = ({ value }: { readonly value: number }): boolean =>
    value >= parameter.min && value <= parameter.max;
  return (
    <div className="reference-marks">
      {marks.filter(isOnTrack).map(({ id, value }) => (
        <i key={id} aria-hidden="true" style={{ '--at': shareOf(parameter, value) } as CSSProperties} />
      ))}
      <span id={id}>{named.join(', ')}</span>
    </div>
  );
}
