// Names of hosts and links in `tcp-over-atm`. Data of sender `A1` take the link `A1-S` to the switch and then `S-B`, which
// all share; acknowledgements come back on `B-A1`, which is no ATM link.

import { senderNames } from '../tcp/senders.ts';

/** The links of a sender: with its data, before they are cut into cells, and with its acknowledgements. */
export const placesOf = (sender: string): readonly [data: string, acks: string] => [`${sender}-S`, `B-${sender}`];

/** Where packets can be dropped by hand. */
export const atmPlaces = (senders: number): readonly string[] => senderNames(senders).flatMap(placesOf);

/** In the layout: the output link with the cells it carries, and the cells that were lost in front of it. */
export const CELL_LINK = 0;
export const cellLinkPlaces: readonly string[] = ['S-B', 'S-lost'];
