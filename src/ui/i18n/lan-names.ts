// What stations and connections are called in a sentence: client 4, the server; client 4, response 2.

import { connectionOf, stationOf, userOf } from '../../explain/names.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { firstWordsIn } from './words.ts';

const namesIn = (language: Language) => firstWordsIn(language).names;

/** A station in the middle of a sentence. */
export const stationName = (layout: Layout, name: string, language: Language): string =>
  namesIn(language).station(stationOf(layout, name));

/** A web connection by the station and the user it belongs to; any other by its name. */
export const connectionName = (layout: Layout, flow: number, language: Language): string =>
  namesIn(language).connection(connectionOf(layout, flow));

/** The user a web connection belongs to: client 4; client 4, user 2. */
export const userName = (layout: Layout, flow: number, language: Language): string =>
  namesIn(language).user(userOf(layout, flow));
