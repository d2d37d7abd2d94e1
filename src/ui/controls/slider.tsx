// A setting's slider: a native range (keys, touch and screen readers come with it) over our own scale, with the ticks and the
// paper's ring of the lesson's own slider. Keys step along round values; Delete or a double click returns to the link.

import type { CSSProperties, KeyboardEvent } from 'react';
import { asWords, formatExactly } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { useLanguage, useLectern, useText } from '../foundation/context.ts';
import { keyTarget, shareOf, smallTicks, valueAtShare } from '../foundation/slider-scale.ts';
import { useHold } from '../foundation/use-hold.ts';

interface SliderProps {
  readonly parameter: NumberParameter;
  readonly value: number;
  /** Where Delete and a double click return to. */
  readonly linkValue: number;
  readonly label: string;
  readonly describedBy: string;
  /** The lesson's own slider shows ticks. */
  readonly ticks: boolean;
}

/** Places on the native range; its own steps are never used. */
const PLACES = 10_000;

const nothing = (): void => {};

export function Slider({ parameter, value, linkValue, label, describedBy, ticks }: SliderProps) {
  const language = useLanguage();
  const setParam = useLectern((state) => state.setParam);
  const hand = useHold(parameter.key);
  const share = shareOf(parameter, value);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = keyTarget(parameter, value, linkValue, event.key);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) {
      hand.keysLetGo();
      return;
    }
    event.preventDefault();
    hand.step();
    if (next !== value) setParam(parameter.key, next, 'drag');
  };

  return (
    <div className="slider" style={{ '--share': share } as CSSProperties}>
      <div className="slider-track" aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={PLACES}
        step="any"
        value={share * PLACES}
        aria-label={label}
        aria-valuetext={asWords(formatExactly(value, parameter.quantity, language))}
        aria-describedby={describedBy}
        onPointerDown={hand.press}
        // React's onChange would come once more after the release, for the browser's change event.
        onInput={(event) => {
          setParam(parameter.key, valueAtShare(parameter, Number(event.currentTarget.value) / PLACES), 'drag');
        }}
        onChange={nothing}
        onKeyDown={onKeyDown}
        onBlur={hand.letGo}
        onDoubleClick={() => linkValue !== value && setParam(parameter.key, linkValue, 'set')}
      />
      {ticks && <Ticks parameter={parameter} />}
    </div>
  );
}

const at = (parameter: NumberParameter, value: number): CSSProperties =>
  ({ '--at': shareOf(parameter, value) }) as CSSProperties;

/** Small ticks at 1-2-5, labels at the scenario's ticks, and the ring of a value from a paper. */
function Ticks({ parameter }: { readonly parameter: NumberParameter }) {
  const language = useLanguage();
  const say = useText();
  const { paper, quantity } = parameter;
  const labels = (parameter.ticks ?? []).map((tick) => ({ tick, ...formatExactly(tick, quantity, language) }));
  return (
    <div className="ticks" aria-hidden="true">
      {smallTicks(parameter).map((tick) => (
        <i key={tick} style={at(parameter, tick)} />
      ))}
      {labels.map(({ tick, number, unit }, index) => (
        <span key={tick} style={at(parameter, tick)} className={tick === parameter.min ? 'tick-first' : undefined}>
          {labels[index - 1]?.unit === unit ? number : asWords({ number, unit })}
        </span>
      ))}
      {paper && (
        <b style={at(parameter, paper.value)}>
          <em>{say(paper.label)}</em>
        </b>
      )}
    </div>
  );
}
