// The words of the LAN stage by language.

import type { Layout } from '../../../scenarios/kit/layout.ts';
import type { LanStageWords } from '../../i18n/en-lan-stage.ts';

/** What a node is called where it stands. */
export function nodeLabel({ nodes }: Layout, name: string, words: LanStageWords['names']): string {
  const kind = nodes.find((node) => node.name === name)?.kind;
  if (kind === 'host') return words.client(name.slice(1));
  if (kind === 'router') return words.router;
  if (kind === 'wan') return words.wan;
  const servers = nodes.filter((node) => node.kind === 'server');
  if (servers.length < 2) return words.alone;
  return servers[0]!.name === name ? words.server : words.externalServer;
}
