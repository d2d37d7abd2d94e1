// TCP as the simulator YATS has it (rules C1-C10 of docs/models/atm.md), the one of the paper on TCP over ATM: BSD's window
// and acknowledgements, a clock of whole ticks, and a time stamp in every segment. Apart from the other profiles because
// only networks with a switch have it.

import { TCP_PROFILES, type TcpProfile } from './profile.ts';
import { PROFILE_TIMES } from './profile-times.ts';
import { WindowEdgeAcks } from './window-edge-acks.ts';
import { YatsRto } from './yats-rto.ts';
import { YatsWindow } from './yats-window.ts';

export const yats: TcpProfile = {
  ...TCP_PROFILES.rfc,
  ...PROFILE_TIMES.yats,
  name: 'yats',
  headerBytes: 52,
  firstHeaderBytes: 52,
  ackBytes: 52,
  syn: false,
  initialWindow: 1,
  restartsAfterIdle: false,
  timeStamps: true,
  own: {
    congestion: (options, fastRetransmit) => new YatsWindow(options, fastRetransmit),
    estimator: (options) => new YatsRto(options),
    acknowledges: (sim, options, nextOf, acknowledge) => new WindowEdgeAcks(sim, options, nextOf, acknowledge),
  },
};
