// A packet of a virtual server that is opened: where it is, its way from host to host, what the host before changed in it, whom the
// director chose and why, and its bytes.

import { useContext, useMemo } from 'react';
import { durationText, momentText } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { lacksSynAck } from '../../wire/forwarded.ts';
import { placeInContent } from '../../wire/forwarded-frame.ts';
import { openedAt } from '../../wire/opened.ts';
import type { RowPacket } from '../../wire/row-packets.ts';
import { rowJourney } from '../../wire/row-stops.ts';
import type { Stop } from '../../wire/stops.ts';
import { ExplainsContext, useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { Terms } from '../foundation/terms.tsx';
import type { InspectorWords } from '../i18n/inspector.en.ts';
import { machineName } from '../i18n/packet-names.ts';
import { CaptureLink } from './capture.tsx';
import { layerLines } from './field-words.ts';
import { type Changed, changesAt } from './forwarded-changes.ts';
import { useGoTo } from './going.ts';
import { PacketFields } from './packet-fields.tsx';
import { toldOf } from './sender.ts';
import { Steps } from './steps.tsx';

type ForwardedWords = InspectorWords['forwarded'];

const legName = ({ layout }: RunRecord, { from, to }: RowPacket['leg'], language: Language): string =>
  `${machineName(layout, from, language)} → ${machineName(layout, to, language)}`;

interface ForwardedProps {
  readonly record: RunRecord;
  readonly stop: Stop;
  readonly packet: RowPacket;
}

export function OpenedForwarded({ record, stop, packet }: ForwardedProps) {
  const language = useLanguage();
  const { forwarded: words } = useWords().inspector;
  const { layout } = record;
  const opened = useMemo(() => openedAt(record, stop), [record, stop]);
  const journey = useMemo(() => rowJourney(record, stop), [record, stop]);
  const changed = useMemo(() => changesAt(record, journey, stop, language), [record, journey, stop, language]);
  const { smss, request } = layout.flows[packet.flow]!;
  const { message, segment } = packet.forwarded;
  const place = message === 'data' ? placeInContent(segment, smss, request!.size) : 0;
  const lines = useMemo(
    () => layerLines(opened.bytes, opened.layers, layout, place, language),
    [opened, layout, place, language],
  );
  const isStraight = (message === 'data' || message === 'syn-ack') && layout.forwarding!.method !== 'nat';
  return (
    <div className="inspector-body">
      <p className="inspector-place">
        <strong>{legName(record, packet.leg, language)}</strong> {placeWords(record, stop, packet, words, language)}
      </p>
      <Steps record={record} stop={stop} names={words.along} />
      <ForwardedWay record={record} stop={stop} journey={journey} />
      {changed && <Changes layout={layout} changed={changed} />}
      {isStraight && <p className="inspector-note">{words.straight}</p>}
      {(message === 'syn' || message === 'opening') && lacksSynAck(layout) && (
        <p className="inspector-note">{words.noSynAck}</p>
      )}
      <Decision record={record} flow={packet.flow} />
      <CaptureLink record={record} link={stop.link} flow={packet.flow} />
      <p className="inspector-note">{words.checkNote}</p>
      <PacketFields
        key={`${stop.link} ${stop.row} ${stop.nth}`}
        bytes={opened.bytes}
        layers={opened.layers}
        lines={lines}
      />
    </div>
  );
}

function placeWords(
  { layout }: RunRecord,
  { link, startsAt, arrivesAt }: Stop,
  { direction }: RowPacket,
  words: ForwardedWords,
  language: Language,
): string {
  const { place, from, role } = layout.links[link]!;
  const [begins, ends] = [startsAt, arrivesAt].map((time) => momentText(time, language, 5));
  if (role !== 'cpu') return words.on(place, begins!, ends!);
  return (direction === 'in' ? words.comes : words.leaves)(machineName(layout, from, language), begins!, ends!);
}

interface WayProps {
  readonly record: RunRecord;
  readonly stop: Stop;
  readonly journey: readonly Stop[];
}

function ForwardedWay({ record, stop, journey }: WayProps) {
  const words = useWords().inspector;
  const language = useLanguage();
  const goTo = useGoTo();
  const at = (time: number): string => momentText(time, language, 5);
  return (
    <section aria-labelledby="inspector-way">
      <h3 id="inspector-way">{words.way}</h3>
      <ol className="inspector-way">
        {journey.map((each) => {
          const { link, row, nth, startsAt, packet, passage } = each;
          const isHere = link === stop.link && row === stop.row && nth === stop.nth;
          const waited = packet!.direction === 'in' && packet!.forwarded.nth === 0 ? startsAt - passage.offeredAt : 0;
          return (
            <li key={`${link} ${row} ${nth}`}>
              <button type="button" aria-current={isHere || undefined} onClick={() => goTo(each)}>
                <span>
                  {legName(record, packet!.leg, language)} <em>{record.layout.links[link]!.place}</em>
                </span>
                <span className="inspector-times">
                  <span className="inspector-time">{at(packet!.seenAt)}</span>
                  {waited > 0 && <em>{words.waited(durationText(waited, language))}</em>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Changes({ layout, changed: { host, how, fields } }: { readonly layout: Layout; readonly changed: Changed }) {
  const language = useLanguage();
  const words = useWords().inspector.forwarded;
  return (
    <section aria-labelledby="inspector-changed">
      <h3 id="inspector-changed">{words.changed(machineName(layout, host, language))}</h3>
      <p className="inspector-why">
        <Terms text={words.how[how]} />
      </p>
      <dl className="inspector-changes">
        {fields.map(({ key, name, before, after }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {before === undefined ? <em>{words.added}</em> : <del>{before}</del>} <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p className="inspector-note">{how === 'dr' || how === 'tun' ? words.check : words.checks}</p>
    </section>
  );
}

/** From the event of the pick, or of the refusal. */
function Decision({ record, flow }: { readonly record: RunRecord; readonly flow: number }) {
  const words = useWords().inspector.forwarded;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const explains = useContext(ExplainsContext);
  const mark = record.marks.find((each) => (each.kind === 'pick' || each.kind === 'refused') && each.flow === flow);
  const told = mark && toldOf(mark, record, scenario, explains, language);
  return (
    <section aria-labelledby="inspector-knew">
      <h3 id="inspector-knew">{words.why}</h3>
      <p className="inspector-why">
        {told && <strong>{told.title}. </strong>}
        <Terms text={told ? told.sentence : words.undecided} />
      </p>
    </section>
  );
}
