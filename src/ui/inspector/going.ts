// From packet to packet: the cursor goes along, and links are called as on the stage.

import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { nameOf, type Stop } from '../../wire/stops.ts';
import { useLecternStore, usePlayback } from '../foundation/context.ts';
import type { InspectorWords } from '../i18n/inspector.en.ts';
import { stationName } from '../i18n/lan-names.ts';
import { wordsIn } from '../i18n/words.ts';

/** A cable by its name; on a bus the station that sends. */
export function placeName({ layout }: RunRecord, link: number, language: Language): string {
  const { place, role, from } = layout.links[link]!;
  return role === 'nic' ? stationName(layout, from, language) : place;
}

/** A machine by the name it has on the stage. */
export function machineName(layout: Layout, name: string, language: Language): string {
  if (layout.forwarding) return hostName(name, wordsIn(language).inspector.forwarded);
  if (!layout.requests) return stationName(layout, name, language);
  const { requests: words } = wordsIn(language).inspector;
  const kind = layout.nodes.find((node) => node.name === name)?.kind;
  if (kind === 'router') return words.dispatcher;
  return (kind === 'host' ? words.client : words.node)(name.slice(1));
}

/** Of a virtual server, whose servers have their names on the stage, too. */
function hostName(name: string, { director, gateway, client, virtual }: InspectorWords['forwarded']): string {
  if (name.startsWith('VIP')) return `${virtual}${name.slice(3) && ` ${name.slice(3)}`}`;
  if (name === 'D') return director;
  if (name === 'G') return gateway;
  return name.startsWith('C') ? client(name.slice(1)) : name;
}

/** Opens a packet and takes the cursor to the middle of its way, where it is seen. */
export function useGoTo(): (stop: Stop) => void {
  const store = useLecternStore();
  const playback = usePlayback();
  return (stop) => {
    const { pause, openPacket } = store.getState();
    pause();
    playback.seek(Math.round((stop.startsAt + stop.arrivesAt) / 2));
    openPacket(nameOf(stop));
  };
}
