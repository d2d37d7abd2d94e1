// From packet to packet: the cursor goes along, and links are called as on the stage.

import type { RunRecord } from '../../record/record.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { nameOf, type Stop } from '../../wire/stops.ts';
import { useLecternStore, usePlayback } from '../foundation/context.ts';
import { stationName } from '../i18n/lan-names.ts';

/** A cable by its name; on a bus the station that sends. */
export function placeName({ layout }: RunRecord, link: number, language: Language): string {
  const { place, role, from } = layout.links[link]!;
  return role === 'nic' ? stationName(layout, from, language) : place;
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
