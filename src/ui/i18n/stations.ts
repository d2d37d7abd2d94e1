// What a station is called in a sentence: client 4, the server. Stations of networks without a bus keep their letters.

import type { Layout } from '../../runner/record.ts';

export interface StationWords {
  client(number: string): string;
  readonly server: string;
  readonly externalServer: string;
  readonly router: string;
  readonly wan: string;
}

export function stationName(layout: Layout, name: string, words: StationWords): string {
  const kind = layout.bus && layout.nodes.find((node) => node.name === name)?.kind;
  if (kind === 'host') return words.client(name.slice(1));
  if (kind === 'server') return layout.bus!.stations.includes(name) ? words.server : words.externalServer;
  if (kind === 'router') return words.router;
  return kind === 'wan' ? words.wan : name;
}
