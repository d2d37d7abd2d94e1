// A handle that stands for a setting: it is dragged, and it is a slider for keys and screen readers. Delete and double click
// return to the link's value. Where it stands and what a movement means is its owner's business.

import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { snap } from '../../scenarios/kit/snap.ts';
import { useIsLocked, useLanguage, useLectern } from '../foundation/context.ts';
import { keyTarget } from '../foundation/slider-scale.ts';
import { type DragPlace, useDrag } from '../foundation/use-drag.ts';
import { useHold } from '../foundation/use-hold.ts';

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

/** Of a setting that is locked there is none. */
export function SettingHandle(props: Props) {
  return useIsLocked(props.parameter.key) ? null : <FreeHandle {...props} />;
}

function FreeHandle({ parameter, value, orientation, className, style, children, hold }: Props) {
  const language = useLanguage();
  const linked = useLectern((state) => state.linkSpec.params[parameter.key]);
  const setParam = useLectern((state) => state.setParam);
  const hand = useHold(parameter.key);
  const handle = useRef<HTMLDivElement>(null);
  const isDragged = useHandle(handle, { parameter, value, hold });
  const onKeyDown = (event: KeyboardEvent) => {
    const returnsTo = typeof linked === 'number' ? linked : undefined;
    const wanted = keyTarget(parameter, value, returnsTo, event.key, event.shiftKey);
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      hand.keysLetGo();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    hand.step();
    setParam(parameter.key, wanted, 'drag');
  };
  return (
    <div
      ref={handle}
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
      data-dragging={isDragged || undefined}
      onPointerDown={(event) => {
        event.stopPropagation();
        hand.press(event);
      }}
      onKeyDown={onKeyDown}
      onBlur={hand.letGo}
      onDoubleClick={() => typeof linked === 'number' && setParam(parameter.key, linked, 'set')}
    >
      {children}
    </div>
  );
}

/** What a movement means is decided when it begins, so that a scale may grow under the pointer without moving the value. */
function useHandle(
  target: RefObject<HTMLElement | null>,
  { parameter, value, hold }: Pick<Props, 'parameter' | 'value' | 'hold'>,
): boolean {
  const setParam = useLectern((state) => state.setParam);
  const start = useRef<DragPlace & { readonly moved: ReturnType<Props['hold']>; last: number }>(undefined);
  const [active, setActive] = useState(false);
  useDrag(target, {
    start(at) {
      start.current = { ...at, moved: hold(value), last: value };
      setActive(true);
    },
    drag({ x, y }) {
      if (!start.current) return;
      const wanted = snap(parameter, start.current.moved(x - start.current.x, y - start.current.y));
      if (wanted === start.current.last) return;
      start.current.last = wanted;
      setParam(parameter.key, wanted, 'drag');
    },
    end() {
      start.current = undefined;
      setActive(false);
    },
  });
  return active;
}
