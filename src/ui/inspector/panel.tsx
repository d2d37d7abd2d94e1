// A packet that is opened: where it is, what comes before and after it, what its sender knew, and its bytes field by field. It stands
// where lesson and settings do, so that network and charts keep their places while one goes from packet to packet.

import { type KeyboardEvent, type MouseEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { PACKET_KIND } from '../../record/logs.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { packetOfCell } from '../../wire/cell-steps.ts';
import { cellsAt } from '../../wire/cell-stops.ts';
import { journeyOf, sentAt } from '../../wire/journey.ts';
import { openedAt } from '../../wire/opened.ts';
import { streamPlace } from '../../wire/passages.ts';
import { findStop, nameOf, type PacketName, type Stop } from '../../wire/stops.ts';
import { frameKindOf } from '../../wire/web-cluster/stops.ts';
import {
  ExplainsContext,
  useAtCursor,
  useLanguage,
  useLectern,
  useLecternStore,
  usePlayback,
  useRunner,
  useWords,
} from '../foundation/context.ts';
import { CloseIcon } from '../foundation/icons.tsx';
import { Terms } from '../foundation/terms.tsx';
import { useRecord } from '../foundation/use-record.ts';
import type { InspectorWords } from '../i18n/inspector.en.ts';
import { endName, forwardedTitle, frameTitle } from '../i18n/packet-names.ts';
import { CaptureLink } from './capture.tsx';
import { Cells } from './cells.tsx';
import { layerLines } from './field-words.ts';
import { OpenedForwarded } from './forwarded.tsx';
import { placeName } from './going.ts';
import { PacketFields } from './packet-fields.tsx';
import { OpenedRequest } from './request.tsx';
import { knownThen, type Reason, reasonOf, toldOf } from './sender.ts';
import { Steps } from './steps.tsx';
import { Way } from './way.tsx';
import './inspector.css';

export function Panel() {
  const words = useWords().inspector;
  const store = useLecternStore();
  const panel = useRef<HTMLElement>(null);
  const opened = useLectern((state) => state.opened)!;
  const { record } = useRecord();
  const stop = record && findStop(record, opened);
  const close = (): void => {
    store.getState().openPacket(null);
    before.current?.focus({ preventScroll: true });
  };
  const language = useLanguage();
  const before = useRef<HTMLElement>(undefined);
  // Who opens a packet by a key reads it by keys; the focus goes back to where it was.
  useEffect(() => {
    const { activeElement } = document;
    before.current =
      activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
    panel.current?.focus({ preventScroll: true });
  }, []);
  // A button that goes when it is pressed leaves its focus to nobody, and no key would close the panel then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever another packet is opened
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [opened]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <aside ref={panel} className="inspector" aria-label={words.title} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="inspector-head">
        <h2>
          {stop?.cell !== undefined && record && `${words.cells.cell(stop.cell + 1, cellsAt(record, stop))} · `}
          {titleAt(opened, stop, record, words, language)}
        </h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      {record && stop ? <Found record={record} stop={stop} /> : <Missing at={opened.offeredAt} />}
    </aside>
  );
}

/** By what the record has: requests, what rows stand for, or packets. */
function Found({ record, stop }: OpenedProps) {
  if (stop.frame) return <OpenedRequest record={record} stop={stop} frame={stop.frame} />;
  if (stop.packet) return <OpenedForwarded record={record} stop={stop} packet={stop.packet} />;
  return <Opened record={record} stop={stop} />;
}

/** @param stop undefined: it is not found, or not yet */
function titleAt(
  { kind, segment }: PacketName,
  stop: Stop | undefined,
  record: RunRecord | undefined,
  words: InspectorWords,
  language: Language,
): string {
  const frame = frameKindOf(kind);
  if (frame) return frameTitle(frame, stop?.frame, record, words);
  return stop?.packet ? forwardedTitle(stop.packet, words, language) : titleOf(kind, segment, words);
}

function titleOf(kind: number, segment: number, { kinds }: InspectorWords): string {
  switch (kind) {
    case PACKET_KIND.ack:
      return kinds.ack(segment);
    case PACKET_KIND.retransmission:
      return kinds.retransmission(segment);
    case PACKET_KIND.syn:
      return kinds.syn();
    default:
      return kinds.data(segment);
  }
}

/** The run has become another one, or keeps the packets of another part: those at the cursor, which comes back on request. */
function Missing({ at }: { readonly at: number }) {
  const words = useWords().inspector;
  const language = useLanguage();
  const playback = usePlayback();
  const { record } = useRunner();
  // The button goes when the packet comes; who pressed it by a key reads on.
  const goThere = ({ currentTarget }: MouseEvent): void => {
    playback.seek(at);
    currentTarget.closest<HTMLElement>('.inspector')?.focus({ preventScroll: true });
  };
  if (!record?.done) return <p className="inspector-note">{words.recomputing}</p>;
  if (record.flightsFrom <= at && at <= record.flightsTo) return <p className="inspector-note">{words.gone}</p>;
  return (
    <p className="inspector-note">
      {words.elsewhere}{' '}
      <button type="button" className="text-button" onClick={goThere}>
        {words.goThere(momentText(at, language, 4))}
      </button>
    </p>
  );
}

interface OpenedProps {
  readonly record: RunRecord;
  readonly stop: Stop;
}

function Opened({ record, stop }: OpenedProps) {
  const language = useLanguage();
  const words = useWords().inspector;
  const { layout } = record;
  const { link, passage, startsAt, arrivesAt } = stop;
  const journey = useMemo(
    () => journeyOf(record, stop.cell === undefined ? stop : packetOfCell(record, stop)),
    [record, stop],
  );
  const [follows, setFollows] = useState(false);
  useFollowing(journey, stop, follows);
  const packet = useMemo(() => openedAt(record, stop), [record, stop]);
  const lines = useMemo(
    () => layerLines(packet.bytes, packet.layers, layout, streamPlace(layout, passage), language, passage.flow),
    [packet, layout, passage, language],
  );
  const { from, to } = layout.flows[passage.flow]!;
  const [source, goal] = passage.kind === PACKET_KIND.ack ? [to, from] : [from, to];
  const name = (node: string): string => endName(layout, passage.flow, node, language);
  const at = (time: number): string => momentText(time, language, 4);
  const place = placeName(record, link, language);
  return (
    <div className="inspector-body">
      <p className="inspector-place">
        <strong>{`${name(source)} → ${name(goal)}`}</strong>{' '}
        {stop.loss ? words.lostAt(place, at(startsAt)) : words.on(place, at(startsAt), at(arrivesAt))}
      </p>
      <Steps record={record} stop={stop} names={stop.cell === undefined ? words.along : words.alongCells} />
      <Way record={record} journey={journey} stop={stop} follows={follows} onFollows={setFollows} />
      {cellsAt(record, stop) > 0 && <Cells record={record} stop={stop} />}
      <Sender record={record} journey={journey} name={name(source)} />
      <CaptureLink record={record} link={link} />
      <p className="inspector-note">
        {words.checkNote} {record.flightsFrom > 0 && layout.kind === 'lan' && words.spanNote}
      </p>
      <PacketFields
        key={`${link} ${passage.offeredAt} ${stop.cell}`}
        bytes={packet.bytes}
        layers={packet.layers}
        lines={lines}
      />
    </div>
  );
}

/** The packet that is shown goes along with the cursor, from link to link. */
function useFollowing(journey: readonly Stop[], stop: Stop, follows: boolean): void {
  const openPacket = useLectern((state) => state.openPacket);
  const index = useAtCursor(({ playback }) =>
    follows
      ? Math.max(
          0,
          journey.findLastIndex(({ passage }) => passage.offeredAt <= playback.now),
        )
      : -1,
  );
  useEffect(() => {
    const next = journey[index];
    if (next && (next.link !== stop.link || next.passage.offeredAt !== stop.passage.offeredAt))
      openPacket(nameOf(next));
  }, [journey, index, stop, openPacket]);
}

interface SenderProps {
  readonly record: RunRecord;
  readonly journey: readonly Stop[];
  readonly name: string;
}

function Sender({ record, journey, name }: SenderProps) {
  const words = useWords().inspector;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const explains = useContext(ExplainsContext);
  const { flow, kind } = journey[0]!.passage;
  const at = sentAt(record, journey);
  const known = kind === PACKET_KIND.ack ? [] : knownThen(record, flow, at, language);
  const loss = journey.at(-1)!.loss;
  const reasons = [
    reasonOf(record, scenario, explains, journey, language),
    ...(loss ? [toldOf(loss, record, scenario, explains, language)] : []),
  ];
  return (
    <section aria-labelledby="inspector-knew">
      <h3 id="inspector-knew">{words.knew(name, momentText(at, language, 4))}</h3>
      {known ? (
        <dl className="inspector-known">
          {known.map((each) => (
            <div key={each.name}>
              <dt>{each.name}</dt>
              <dd>{each.value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="inspector-note">{words.onlyWatched}</p>
      )}
      {reasons.map((reason) => (
        <Told key={reason.sentence} {...reason} />
      ))}
    </section>
  );
}

function Told({ title, sentence }: Reason) {
  return (
    <p className="inspector-why">
      {title && <strong>{title}. </strong>}
      <Terms text={sentence} />
    </p>
  );
}
