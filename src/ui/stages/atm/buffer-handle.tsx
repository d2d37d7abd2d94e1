// The handle of the threshold at the buffer: the same setting as the dashed line of the chart, dragged sideways.

import { hasThreshold } from '../../../scenarios/atm/policy-words.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { useAtCursor, useLectern } from '../../foundation/context.ts';
import { SettingHandle } from '../../timeline/setting-handle.tsx';
import { cellsAtX, rasterOf, xOfCells } from './buffer-raster.ts';
import type { AtmPlan } from './plan.ts';

const KEY = 'th';

export function BufferHandle({ plan: { buffer } }: { readonly plan: AtmPlan }) {
  const parameter = useLectern((state) => state.scenario.parameters.find(({ key }) => key === KEY));
  // A setting may change while the run plays, and the line with it.
  const shown = useAtCursor(({ store, playback }) => {
    const { spec } = store.getState();
    if (!hasThreshold(settingAt(spec, 'policy', playback.now))) return '';
    return `${settingAt(spec, KEY, playback.now)} ${settingAt(spec, 'buf', playback.now)}`;
  });
  if (parameter?.kind !== 'number' || shown === '') return null;
  const [value, capacity] = shown.split(' ').map(Number) as [number, number];
  const raster = rasterOf(buffer, capacity);
  const x = xOfCells(raster, value);
  return (
    <SettingHandle
      parameter={{ ...parameter, max: Math.min(parameter.max, capacity) }}
      value={value}
      orientation="horizontal"
      className="threshold-handle atm-handle"
      style={{ transform: `translate(${Math.round(x) - 15}px, ${buffer.top + buffer.height + 2}px)` }}
      hold={(held) => {
        const from = xOfCells(raster, held);
        return (across) => Math.min(capacity, cellsAtX(raster, from + across));
      }}
    >
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <rect x="0.75" y="0.75" width="16.5" height="16.5" rx="5" />
        <path d="M7.25 5.5v7M10.75 5.5v7" />
      </svg>
    </SettingHandle>
  );
}
