// The packets of the link that is looked at, both ways, as a file that Wireshark reads; nothing is written before the run is done, and
// of a long run, which is computed once more for it, nothing before all of it is there.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RunRecord } from '../../record/record.ts';
import { Unfetched } from '../../runner/read-run.ts';
import { LINK_VERSION } from '../../scenarios/kit/link-state.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { NoPackets } from '../../wire/section.ts';
import { BUS, waysBack } from '../../wire/sniffer.ts';
import { useLecternStore, useRunner, useWords } from '../foundation/context.ts';
import { LARGEST_FILE, TooLarge } from '../foundation/growing-blob.ts';
import { save } from '../foundation/save-file.ts';
import { UnfetchedPart } from '../foundation/unfetched.tsx';
import { captureCommand, captureOfRun, isCapturedAtOnce } from '../foundation/whole-packets.ts';

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
  const runner = useRunner();
  const [said, setSaid] = useState<ReactNode>('');
  const making = useRef<AbortController>(undefined);
  // Another run or link has another capture, and a panel that is closed none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when
  useEffect(() => {
    setSaid('');
    return () => making.current?.abort();
  }, [record.run, link]);
  if (!record.done) return <p className="inspector-note">{words.computing}</p>;
  const info = record.layout.links[link]!;
  const places = info.to === BUS ? [BUS] : [info, ...waysBack(record.layout, info)].map(({ place }) => place);
  const size = flow === undefined ? 0 : (record.layout.flows[flow]!.request?.size ?? 0);
  if (size > LARGEST) return <p className="inspector-note">{forwarded.tooLarge(captureCommand(places))}</p>;
  const write = async (): Promise<void> => {
    const { scenario } = store.getState();
    const { spec } = record;
    const ofRun = `${scenario.id}/${writeLink({ spec, others: [], view: {}, version: LINK_VERSION }, scenario)}`;
    making.current?.abort();
    making.current = new AbortController();
    const { signal } = making.current;
    const tell = (share: number): void => setSaid(words.making(`${Math.floor(100 * share)}`));
    try {
      const captured = { scenario, spec, link: ofRun };
      const file = await captureOfRun(runner, record, captured, places, { tell, signal }, flow);
      if (signal.aborted) return;
      save(`${scenario.id}-${places[0]}.pcapng`, file, '');
      setSaid('');
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof TooLarge) setSaid(words.tooLarge(`${LARGEST_FILE / 1e6}`, captureCommand(places)));
      else if (error instanceof Unfetched) setSaid(<UnfetchedPart />);
      else setSaid(error instanceof NoPackets ? words.noPackets : words.failed);
    }
  };
  return (
    <>
      <button type="button" className="why-open" onClick={() => void write()}>
        {flow === undefined ? words.save(places.join(', ')) : forwarded.saveOne(places.join(', '), flow + 1)}
      </button>
      <p className="inspector-note" role="status">
        {said || (isCapturedAtOnce(record, flow) ? '' : words.again)}
      </p>
    </>
  );
}
