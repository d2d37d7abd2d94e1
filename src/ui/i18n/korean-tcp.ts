// The Korean of TCP connections, explained and in the menu at a packet: on pages that have them, fetched with the language.

import { ko as packets } from './ko-packets.ts';
import { ko as whyTcp } from './ko-why-tcp.ts';

export const korean = { packets, whyTcp };
