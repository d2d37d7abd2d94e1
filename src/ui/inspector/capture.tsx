// The packets of the link that is looked at, both ways, as a file that Wireshark reads; nothing is written before the run is done.

import type { RunRecord } from '../../record/record.ts';
import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { captureBlocks } from '../../wire/section.ts';
import { BUS, waysBack } from '../../wire/sniffer.ts';
import { useLecternStore, useWords } from '../foundation/context.ts';
import { save } from '../foundation/save-file.ts';

/** A capture of a larger file than that would not fit into the memory of a page, bytes. */
const LARGEST = 100_000_000;

interface CaptureProps {
  readonly record: RunRecord;
  readonly link: number;
  /** Of which alone packets are saved; left out: of all. */
  readonly flow?: number;
}

export function CaptureLink({ record, link, flow }: CaptureProps) {
  const { capture: words, forwarded } = useWords().inspector;
  const store = useLecternStore();
  const info = record.layout.links[link]!;
  const places = info.to === BUS ? [BUS] : [info, ...waysBack(record.layout, info)].map(({ place }) => place);
  const isWhole = record.flightsFrom === 0 && record.flightsTo >= record.horizon;
  if (!record.done || !isWhole) {
    return <p className="inspector-note">{record.done ? words.tooLong : words.computing}</p>;
  }
  const size = flow === undefined ? 0 : (record.layout.flows[flow]!.request?.size ?? 0);
  if (size > LARGEST) return <p className="inspector-note">{forwarded.tooLarge}</p>;
  const write = (): void => {
    const { scenario } = store.getState();
    const { spec } = record;
    const ofRun = `${scenario.id}/${writeLink({ spec, others: [], view: {}, version: LINK_VERSION }, scenario)}`;
    const blocks = captureBlocks(record, { scenario, spec, link: ofRun }, places, flow);
    save(`${scenario.id}-${places[0]}.pcapng`, new Blob(blocks as BlobPart[]), '');
  };
  return (
    <button type="button" className="why-open" onClick={write}>
      {flow === undefined ? words.save(places.join(', ')) : forwarded.saveOne(places.join(', '), flow + 1)}
    </button>
  );
}
