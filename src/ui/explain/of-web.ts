// What happens on a bus with web users: a frame is given up, a user asks for a page and has it; and what stations and
// connections are called there.

import { connectionsOfUser } from '../foundation/shown-marks.ts';
import { connectionName, partName, stationName } from '../i18n/lan-names.ts';
import type { Facts } from './facts.ts';
import type { Family } from './families.ts';
import { explainGivenUp } from './given-up.ts';
import { explainPage, explainRequest } from './web-page.ts';

/** Of the user that is followed it is enough to say which connection. */
function nameBeside({ mark, record, language }: Facts, watched: number): string {
  const { layout } = record;
  const own = connectionsOfUser(layout, watched).has(mark.flow);
  return (own && partName(layout, mark.flow, language)) || connectionName(layout, mark.flow, language);
}

export const ofWeb: Family = {
  kinds: { 'given-up': explainGivenUp, request: explainRequest, page: explainPage },
  // As often as all senders want the bus at once; as soon as a user has thought.
  roots: { 'given-up': () => 'util', request: () => 'think' },
  station: stationName,
  connection: nameBeside,
};
