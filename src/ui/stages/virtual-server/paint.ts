// How a scene is painted: the beds of the strip once, then ways, hosts, squares and refusals.

import { PacketPainter } from '../../stage-kit/marks/packet.ts';
import type { Paint } from '../../stage-kit/scene.ts';
import type { Colours } from '../../theme/tokens.ts';
import { paintHosts, paintOut } from './paint-hosts.ts';
import { paintAxis, paintBeds, paintSquares } from './paint-strip.ts';
import { paintWays } from './paint-ways.ts';
import type { VirtualPlan } from './plan.ts';
import type { VirtualScene } from './scene.ts';

export function virtualPaint(plan: VirtualPlan, colours: Colours): Paint<VirtualScene> {
  const packets = new PacketPainter(colours, { syn: '' });
  const { strip, director } = plan;
  return {
    still: (sheet) => paintBeds(sheet, strip, plan.requests, colours),
    moving: (screen, { ways, shares, requests, servers, justRefused }) => {
      paintWays(screen, ways, colours);
      paintHosts(screen, plan, shares, colours);
      plan.servers.forEach((box, place) => {
        if (servers[place]?.isOut) paintOut(screen, box, colours);
      });
      paintSquares(screen, strip, requests, colours);
      paintAxis(screen, strip, requests, colours);
      if (justRefused === undefined) return;
      packets.lost(screen, director.x - director.half.x - 26, director.y - 4, String(justRefused));
    },
  };
}
