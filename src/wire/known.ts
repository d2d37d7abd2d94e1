// Which links carry packets whose bytes are known. Apart from what makes the bytes, because the page asks this of every packet
// it shows, and for bytes only when one is opened.

import { isOfStation } from '../record/flights.ts';
import type { Layout, LinkInfo } from '../scenarios/kit/layout.ts';
import { carriesRows } from './row-packets.ts';

/** Are packets on this link known to the byte? */
export const isKnownToTheByte = (layout: Layout, link: LinkInfo): boolean =>
  (layout.requests !== undefined && carriesRequests(link)) || carriesRows(layout, link) || areSegments(layout, link);

/** Of a web cluster: connections that a node hands off; requests to it and its replies. */
const carriesRequests = ({ role }: LinkInfo): boolean => role === 'handoffs' || role === 'replies';

/** Are packets on this link TCP, with numbers from which their bytes follow? */
export const areSegments = (layout: Layout, link: LinkInfo): boolean =>
  layout.flows.every(({ bytes }) => bytes !== undefined) &&
  (link.role === undefined || (isOfStation(link.role) && layout.bus !== undefined) || carriesCells(layout, link));

/** Do packets go over this link as cells? To the switch and from it, data do. */
export const carriesCells = ({ cells, nodes }: Layout, { role, to }: LinkInfo): boolean =>
  cells !== undefined &&
  (role === 'cells' || (role === undefined && nodes.some(({ name, kind }) => name === to && kind === 'switch')));
