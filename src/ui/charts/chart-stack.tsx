// All charts of the scenario over one time axis: one canvas for the lines, the words of each chart above it, one cursor.
// The part fills its container; its geometry (plot-geometry.ts) is shared with the event strip and the scrubber.

import { use, useLayoutEffect, useMemo, useRef } from 'react';
import { memoBy } from '../../record/memo.ts';
import { OverChartsContext, useLectern, useLecternStore } from '../foundation/context.ts';
import { useDeviceRatio } from '../foundation/device-ratio.ts';
import { useOnPaper } from '../foundation/paper.ts';
import { cursorX } from '../foundation/plot-geometry.ts';
import { useCharts } from '../foundation/use-charts.ts';
import { useFrame } from '../foundation/use-frame.ts';
import { useSize } from '../foundation/use-size.ts';
import { useColours } from '../theme/use-colours.ts';
import { CursorLine } from '../timeline/cursor-line.tsx';
import { usePlotGestures } from '../timeline/plot-gestures.ts';
import { ChartRow } from './chart-row.tsx';
import { StackLayers } from './stack-layers.ts';
import { type StackModel, yScale } from './stack-model.ts';
import { useChanges } from './use-changes.ts';
import { useStackModel } from './use-stack-model.ts';

interface Props {
  /** The ids of the charts to show; all if they are not given. Always the same array for the same charts. */
  readonly only?: readonly string[] | undefined;
}

export function ChartStack({ only }: Props) {
  const all = useCharts();
  // Who draws on a chart has it large.
  const drawn = useLectern(({ asking }) =>
    asking && asking.stage !== 'wanted' && asking.axis ? asking.chart : undefined,
  );
  const charts = useMemo(
    () => (drawn ? all.filter(({ id }) => id === drawn) : only ? all.filter(({ id }) => only.includes(id)) : all),
    [all, only, drawn],
  );
  const asked = useLectern(({ asking }) => asking !== null);
  const Over = use(OverChartsContext);
  const [stack, size] = useSize<HTMLDivElement>();
  const model = useStackModel(charts, size);
  useChanges(model.view);
  usePlotGestures(stack, model.geometry, model.view, 'if-page-stands');
  return (
    <div ref={stack} className="chart-stack" style={{ minHeight: charts.length * 80 }}>
      {size.width > 0 && size.height > 0 && (
        <>
          <StackCanvas model={model} />
          <CursorLine geometry={model.geometry} view={model.view} />
          {model.rows.map((row) => (
            <ChartRow key={row.chart.id} row={row} model={model} />
          ))}
          {Over && asked && <Over {...overOf(model)} />}
        </>
      )}
    </div>
  );
}

const overOf = memoBy(({ geometry, view, height, rows }: StackModel) => ({
  geometry,
  view,
  height,
  rows: rows.map((row) => {
    const { chart, plotTop, plotBottom, ticks } = row;
    const yOf = yScale(row);
    return { chart: chart.id, plotTop, plotBottom, yOf, grid: ticks.map((tick) => yOf(tick * chart.divide)) };
  }),
}));

function StackCanvas({ model }: { readonly model: StackModel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layers = useRef<StackLayers>(undefined);
  const colours = useColours();
  const ratio = useDeviceRatio();
  const onPaper = useOnPaper();
  useLayoutEffect(() => {
    if (!canvas.current) return;
    layers.current ??= new StackLayers(canvas.current);
    layers.current.paint(model, colours, ratio);
  }, [model, colours, ratio]);
  const store = useLecternStore();
  useFrame((now) => {
    const { geometry, view } = model;
    // The view has moved on with the cursor, and is about to be drawn.
    const { zoom } = store.getState();
    if (zoom && (zoom[0] !== view.from || zoom[1] !== view.to)) return;
    layers.current?.show(
      now < view.from && !onPaper ? 0 : now > view.to || onPaper ? geometry.width : cursorX(geometry, view, now),
    );
  });
  const { width } = model.geometry;
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="chart-canvas" style={{ width, height: model.height }} />
    </div>
  );
}
