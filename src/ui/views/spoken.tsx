// The packet that keys came to, for those who do not see it.

import { momentText } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Stop } from '../../wire/stops.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import { packetTitle } from '../i18n/packet-names.ts';

export function SpokenPacket({ record, stop }: { readonly record: RunRecord; readonly stop: Stop | undefined }) {
  const { views } = useWords();
  const language = useLanguage();
  const at = (time: number): string => momentText(time, language, 4);
  return (
    <p className="out-of-sight" aria-live="polite">
      {stop &&
        views.packet(
          packetTitle(record, stop, language),
          record.layout.links[stop.link]!.place,
          at(stop.startsAt),
          at(stop.arrivesAt),
        )}
    </p>
  );
}
