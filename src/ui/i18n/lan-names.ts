// What stations and connections are called in a sentence: client 4, the server; client 4, response 2. Stations of networks
// without a bus keep their letters.

import type { FlowInfo, Layout } from '../../runner/record.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { en, type LanWords } from './en-lan.ts';
import { vocabularyOf } from './words.ts';

export const lanWordsOf = (language: Language): LanWords => vocabularyOf(language).lan ?? en;

/** A station in the middle of a sentence. */
export function stationName(layout: Layout, name: string, language: Language): string {
  const words = lanWordsOf(language).stations;
  const kind = layout.bus && layout.nodes.find((node) => node.name === name)?.kind;
  if (kind === 'host') return words.client(name.slice(1));
  if (kind === 'server') return layout.bus!.stations.includes(name) ? words.server : words.externalServer;
  if (kind === 'router') return words.router;
  return kind === 'wan' ? words.wan : name;
}

/** A web connection by the station and the user it belongs to; any other by its name. */
export function connectionName(layout: Layout, flow: number, language: Language): string {
  const info = layout.flows[flow];
  if (!info?.web) return info?.name ?? '';
  const { user, role, part } = info.web;
  const mine = layout.flows.filter((other) => stationOf(other) === stationOf(info));
  const severalUsers = mine.some(({ web }) => web!.user > 1);
  const severalParts = mine.some(({ web }) => web!.role === 'response' && web!.part > 1);
  const words = lanWordsOf(language).connection;
  const station = stationName(layout, stationOf(info), language);
  const userText = severalUsers ? `${user}` : '';
  return role === 'request'
    ? words.request(station, userText)
    : words.response(station, userText, severalParts ? `${part}` : '');
}

/** Where the user of a web connection sits. */
export const stationOf = ({ web, from, to }: FlowInfo): string => (web?.role === 'request' ? from : to);
