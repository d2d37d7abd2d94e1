// The packets of the link that is looked at, both ways, as a file that Wireshark reads; nothing is written before the run is done.

import type { RunRecord } from '../../record/record.ts';
import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { captureBlocks } from '../../wire/section.ts';
import { BUS, waysBack } from '../../wire/sniffer.ts';
import { useLecternStore, useWords } from '../foundation/context.ts';
import { save } from '../foundation/save-file.ts';

export function CaptureLink({ record, link }: { readonly record: RunRecord; readonly link: number }) {
  const words = useWords().inspector.capture;
  const store = useLecternStore();
  const info = record.layout.links[link]!;
  const places = info.to === BUS ? [BUS] : [info, ...waysBack(record.layout, info)].map(({ place }) => place);
  const isWhole = record.flightsFrom === 0 && record.flightsTo >= record.horizon;
  if (!record.done || !isWhole) {
    return <p className="inspector-note">{record.done ? words.tooLong : words.computing}</p>;
  }
  const write = (): void => {
    const { scenario } = store.getState();
    const { spec } = record;
    const ofRun = `${scenario.id}/${writeLink({ spec, others: [], view: {}, version: LINK_VERSION }, scenario)}`;
    const blocks = captureBlocks(record, { scenario, spec, link: ofRun }, places);
    save(`${scenario.id}-${places[0]}.pcapng`, new Blob(blocks as BlobPart[]), '');
  };
  return (
    <button type="button" className="why-open" onClick={write}>
      {words.save(places.join(', '))}
    </button>
  );
}
