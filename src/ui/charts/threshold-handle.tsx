// The handle of a chart's dashed line: dragging it is moving the setting it stands for.

import { valueAtShare } from '../../plot/scale.ts';
import { useLectern } from '../foundation/context.ts';
import { SettingHandle } from '../timeline/setting-handle.tsx';
import { thresholdAt } from './chart-series.ts';
import type { Row, StackModel } from './stack-model.ts';
import { yOf } from './stack-model.ts';

/** On a phone, where the letters of runs stand beside the plot, the handle stands in it, CSS pixels. */
const OFF_LETTERS = 7;

interface Props {
  readonly row: Row;
  readonly model: StackModel;
}

export function ThresholdHandle({ row, model }: Props) {
  const key = row.chart.threshold!.param;
  const parameter = useLectern((state) => state.scenario.parameters.find((candidate) => candidate.key === key));
  const value = thresholdAt(row.threshold!, model.view.to);
  if (parameter?.kind !== 'number' || Number.isNaN(value)) return null;
  const y = Math.min(Math.max(yOf(row, value), row.plotTop), row.plotBottom) - row.top;
  const { plotTop, plotBottom, range, chart } = row;
  const { right, compact } = model.geometry;
  const x = right - 15 - (compact && model.front ? OFF_LETTERS : 0);
  return (
    <SettingHandle
      parameter={parameter}
      value={value}
      orientation="vertical"
      className="threshold-handle"
      style={{ transform: `translate(${x}px, ${Math.round(y) - 15}px)` }}
      hold={(held) => {
        const share = (plotBottom - yOf(row, held)) / (plotBottom - plotTop);
        return (_, down) => valueAtShare(range, Math.max(0, share - down / (plotBottom - plotTop))) * chart.divide;
      }}
    >
      <svg viewBox="0 0 16 18" width="16" height="18" aria-hidden="true">
        <rect x="0.75" y="0.75" width="14.5" height="16.5" rx="5" />
        <path d="M5 7.25h6M5 10.75h6" />
      </svg>
    </SettingHandle>
  );
}
