// How the scene of the LAN is painted: over the sheet that never moves queue and timer, the cable, the screens of the clients,
// packets, and what was lost.

import { packetKind } from '../../../record/logs.ts';
import { paintQueue } from '../../stage-kit/marks/queue.ts';
import { paintTimer } from '../../stage-kit/marks/timer.ts';
import type { Paint } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import { paintBurst, paintTints } from './paint-air.ts';
import { paintBus, paintPorts } from './paint-bus.ts';
import { paintClients } from './paint-clients.ts';
import { FramePainter } from './paint-frames.ts';
import { paintSlots } from './paint-slots.ts';
import type { LanPlan } from './plan.ts';
import type { LanScene } from './scene.ts';

/** The words on the canvas: a SYN in a packet, and what the cloud is called. */
interface CanvasWords {
  readonly syn: string;
  readonly wan: string;
}

export function lanPaint(plan: LanPlan, colours: Colours, { syn, wan }: CanvasWords): Paint<LanScene> {
  const frames = new FramePainter(plan, colours, syn);
  return {
    still: (sheet) => paintBus(sheet, plan, colours, wan),
    moving: (screen, scene) => {
      const { queue, timer, watched, air } = scene;
      if (plan.queue && queue) {
        // Whose data they are is said by the ring, not by the colour of a second sender.
        paintQueue(screen, plan.queue, queue, queue.inside.map(packetKind), colours);
        paintSlots(screen, plan.queue, queue, watched?.flow ?? -1, colours);
      }
      if (timer) paintTimer(screen, plan.timer, timer, colours);
      paintTints(screen, plan, air, colours);
      paintPorts(screen, plan, scene.ports, colours);
      paintClients(screen, scene, colours);
      for (const lane of scene.lanes) frames.lane(screen, lane, scene);
      frames.paint(screen, scene);
      paintBurst(screen, plan, air, colours);
      frames.lost(screen, scene.lost);
    },
  };
}
