// The handle of a chart's dashed line: dragging it is moving the setting it stands for. A slider for keys and screen
// readers, too; Delete and double click return to the link's value.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { asWords, formatValue } from '../../scenarios/kit/format-value.ts';
import type { NumberParameter } from '../../scenarios/kit/parameter.ts';
import { snap } from '../../scenarios/kit/snap.ts';
import { settingAt } from '../changes.ts';
import { useLanguage, useLectern } from '../context.ts';
import { stepped } from '../controls/slider-scale.ts';
import { enlargementOf } from '../present/enlarged.ts';
import { valueAtShare } from './axis-ticks.ts';
import type { Row, StackModel } from './stack-model.ts';
import { yOf } from './stack-model.ts';

interface Props {
  readonly row: Row;
  readonly model: StackModel;
}

export function ThresholdHandle({ row, model }: Props) {
  const key = row.chart.threshold!.param;
  const language = useLanguage();
  const parameter = useLectern((state) => state.scenario.parameters.find((candidate) => candidate.key === key));
  const value = useLectern((state) => settingAt(state.spec, key, model.view.to));
  const linked = useLectern((state) => state.linkSpec.params[key]);
  const setParam = useLectern((state) => state.setParam);
  const drag = useThresholdDrag(row, parameter as NumberParameter | undefined);
  if (parameter?.kind !== 'number' || typeof value !== 'number') return null;
  const y = Math.min(Math.max(yOf(row, value), row.plotTop), row.plotBottom) - row.top;
  const reset = () => typeof linked === 'number' && setParam(key, linked, 'set');
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = keyValue(event, parameter, value, linked);
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setParam(key, wanted, 'set');
  };
  return (
    <div
      className="threshold-handle"
      role="slider"
      tabIndex={0}
      aria-label={parameter.label[language]}
      aria-orientation="vertical"
      aria-valuemin={parameter.min}
      aria-valuemax={parameter.max}
      aria-valuenow={value}
      aria-valuetext={asWords(formatValue(parameter, value, language))}
      style={{ transform: `translate(${model.geometry.right - 15}px, ${Math.round(y) - 15}px)` }}
      data-dragging={drag.active || undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={reset}
      {...drag.handlers(value)}
    >
      <svg viewBox="0 0 16 18" width="16" height="18" aria-hidden="true">
        <rect x="0.75" y="0.75" width="14.5" height="16.5" rx="5" />
        <path d="M5 7.25h6M5 10.75h6" />
      </svg>
    </div>
  );
}

function keyValue(
  event: KeyboardEvent,
  parameter: NumberParameter,
  value: number,
  linked: unknown,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  switch (event.key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return stepped(parameter, value, 1, event.shiftKey);
    case 'ArrowDown':
    case 'ArrowLeft':
      return stepped(parameter, value, -1, event.shiftKey);
    case 'PageUp':
      return stepped(parameter, value, 1, true);
    case 'PageDown':
      return stepped(parameter, value, -1, true);
    case 'Home':
      return parameter.min;
    case 'End':
      return parameter.max;
    case 'Delete':
      return typeof linked === 'number' ? linked : undefined;
    default:
      return undefined;
  }
}

/** The scale is frozen while dragging, so that the range may grow under the pointer without moving the value. */
function useThresholdDrag(row: Row, parameter: NumberParameter | undefined) {
  const setParam = useLectern((state) => state.setParam);
  const start = useRef<{ y: number; share: number; row: Row; last: number }>(undefined);
  const [active, setActive] = useState(false);
  const valueAt = (event: PointerEvent): number => {
    const { y, share, row: held } = start.current!;
    const enlarged = enlargementOf(event.currentTarget as HTMLElement);
    const moved = (y - event.clientY) / enlarged / (held.plotBottom - held.plotTop);
    return snap(parameter!, valueAtShare(held.range, Math.max(0, share + moved)) * held.chart.divide);
  };
  const finish = (event: PointerEvent) => {
    if (!start.current || !parameter) return;
    setParam(parameter.key, event.type === 'pointerup' ? valueAt(event) : start.current.last, 'commit');
    start.current = undefined;
    setActive(false);
  };
  const handlers = (value: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const share = (row.plotBottom - yOf(row, value)) / (row.plotBottom - row.plotTop);
      start.current = { y: event.clientY, share, row, last: value };
      setActive(true);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !parameter) return;
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
