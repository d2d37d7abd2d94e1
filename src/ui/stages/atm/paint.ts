// How the scene of the switch is painted: over the sheet that never moves the buffer with its threshold, what is on the
// links, timers, and the signs of what was refused or cut.

import { paintTimer } from '../../stage-kit/marks/timer.ts';
import type { Paint } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import { addBlocks, paintPlaces, paintThreshold } from './buffer-painter.ts';
import { CellPainter } from './cell-painter.ts';
import { paintAtm } from './paint-atm.ts';
import { paintSign } from './paint-sign.ts';
import { type AtmPlan, signPlace } from './plan.ts';
import type { AtmScene } from './scene.ts';
import { TapePainter } from './tape-painter.ts';

export function atmPaint(plan: AtmPlan, colours: Colours): Paint<AtmScene> {
  const cells = new CellPainter(colours);
  return {
    still: (sheet) => paintAtm(sheet, plan, colours),
    moving: (screen, scene) => {
      const { buffer, scale, senders, timers } = scene;
      const tape = new TapePainter(screen, cells, scale, colours);
      if (buffer) {
        paintPlaces(screen, buffer, colours);
        addBlocks(cells, plan.buffer, buffer);
      }
      tape.output(scene, plan);
      for (const { station, trains, lost } of senders) {
        for (const train of trains) tape.train(train, station, plan.pitch, lost === undefined);
      }
      cells.paint(screen);
      if (buffer) paintThreshold(screen, plan.buffer, buffer, colours);
      tape.numbers();
      for (const [bar, timer] of timers) paintTimer(screen, bar, timer, colours);
      // At the entry of its link.
      for (const { station, lost } of senders) {
        if (lost) paintSign(screen, lost.kind, signPlace(plan, station), colours);
      }
    },
  };
}
