// What packets are on the LAN, from its settings.

import { MEDIUM_TIMINGS, type MediumTiming } from '../../engine/ethernet/timing.ts';
import type { LanValues } from './settings.ts';

/** IPv4 and TCP. */
export const TCP_HEADER = 40;
/** Of Ethernet: a larger packet makes a jumbo frame. */
export const ETHERNET_MTU = 1500;

/** Frames on a switch are those of IEEE 802.3. */
export const timingOf = ({ mac }: Pick<LanValues, 'mac'>): MediumTiming =>
  MEDIUM_TIMINGS[mac === 'ns2' ? 'ns-2' : 'ieee'];

/** Payload of a full segment, bytes. */
export const segmentOf = ({ mss, mtu }: Pick<LanValues, 'mss' | 'mtu'>): number =>
  mtu > ETHERNET_MTU ? mtu - TCP_HEADER : mss;
