// A handle that stands for a setting: it is dragged, and it is a slider for keys and screen readers. Delete and double click
// return to the link's value. Where it stands and what a movement means is its owner's business.

import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { snap } from '../../scenarios/kit/snap.ts';
import { useLanguage, useLectern } from '../foundation/context.ts';
import { enlargementOf } from '../foundation/enlarged.ts';
import { keyTarget } from '../foundation/slider-scale.ts';
import { type Hand, useHold } from '../foundation/use-hold.ts';

interface Props {
  readonly parameter: NumberParameter;
  readonly value: number;
  readonly orientation: 'vertical' | 'horizontal';
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
  /** To be asked when a drag begins; the answer gives the value after so many CSS pixels across and down. */
  hold(value: number): (across: number, down: number) => number;
}

export function SettingHandle({ parameter, value, orientation, className, style, children, hold }: Props) {
  const language = useLanguage();
  const linked = useLectern((state) => state.linkSpec.params[parameter.key]);
  const setParam = useLectern((state) => state.setParam);
  const hand = useHold(parameter.key);
  const drag = useDrag(parameter, hold, hand);
  const onKeyDown = (event: KeyboardEvent) => {
    const returnsTo = typeof linked === 'number' ? linked : undefined;
    const wanted = keyTarget(parameter, value, returnsTo, event.key, event.shiftKey);
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      hand.letGo();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    hand.step();
    setParam(parameter.key, wanted, 'drag');
  };
  return (
    <div
      className={className}
      role="slider"
      tabIndex={0}
      aria-label={parameter.label[language]}
      aria-orientation={orientation}
      aria-valuemin={parameter.min}
      aria-valuemax={parameter.max}
      aria-valuenow={value}
      aria-valuetext={asWords(formatValue(parameter, value, language))}
      style={style}
      data-dragging={drag.active || undefined}
      onKeyDown={onKeyDown}
      onBlur={hand.letGo}
      onDoubleClick={() => typeof linked === 'number' && setParam(parameter.key, linked, 'set')}
      {...drag.handlers(value)}
    >
      {children}
    </div>
  );
}

/** What a movement means is decided when it begins, so that a scale may grow under the pointer without moving the value. */
function useDrag(parameter: NumberParameter, hold: Props['hold'], hand: Hand) {
  const setParam = useLectern((state) => state.setParam);
  const start = useRef<{ x: number; y: number; moved: ReturnType<Props['hold']>; last: number }>(undefined);
  const [active, setActive] = useState(false);
  const valueAt = (event: PointerEvent): number => {
    const { x, y, moved } = start.current!;
    const enlarged = enlargementOf(event.currentTarget as HTMLElement);
    return snap(parameter, moved((event.clientX - x) / enlarged, (event.clientY - y) / enlarged));
  };
  const finish = () => {
    if (!start.current) return;
    start.current = undefined;
    setActive(false);
  };
  const handlers = (value: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.press(event);
      start.current = { x: event.clientX, y: event.clientY, moved: hold(value), last: value };
      setActive(true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const wanted = valueAt(event);
      if (wanted === start.current.last) return;
      start.current.last = wanted;
      setParam(parameter.key, wanted, 'drag');
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  });
  return { active, handlers };
}
