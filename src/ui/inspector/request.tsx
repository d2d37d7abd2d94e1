// A request of a web cluster that is opened, or what came of it: its handoff, a segment of its reply. Where it is, its way from
// machine to machine, why the node that serves it was chosen, and its bytes.

import { useMemo } from 'react';
import { isAtOnce } from '../../engine/web-cluster/decision.ts';
import { tell } from '../../explain/say.ts';
import { explainDecisionAt } from '../../explain/web-cluster/decision.ts';
import { durationText, momentText, whole } from '../../plot/numbers.ts';
import type { RunRecord } from '../../record/record.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import { openedAt } from '../../wire/opened.ts';
import type { Stop } from '../../wire/stops.ts';
import { clientsOf, linkOf, stepsOf } from '../../wire/web-cluster/exchange.ts';
import { type Frame, placeInDocument } from '../../wire/web-cluster/frames.ts';
import { type Hop, hopsOf } from '../../wire/web-cluster/stops.ts';
import { useLanguage, useLectern, useWords } from '../foundation/context.ts';
import { Terms } from '../foundation/terms.tsx';
import { machineName } from '../i18n/packet-names.ts';
import { wordsIn } from '../i18n/words.ts';
import { CaptureLink } from './capture.tsx';
import { layerLines } from './field-words.ts';
import { useGoTo } from './going.ts';
import { PacketFields } from './packet-fields.tsx';
import { RequestLadderPicture } from './request-ladder.tsx';
import { Steps } from './steps.tsx';

interface RequestProps {
  readonly record: RunRecord;
  readonly stop: Stop;
  readonly frame: Frame;
}

/** The machines a frame goes between, by their names. */
function endsOf({ layout }: RunRecord, { kind, of }: Frame): readonly [from: string, to: string] {
  const name = (node: number): string => layout.nodes[node]!.name;
  const clients = clientsOf(layout);
  const [client, entry, node] = [name(of.client), name(clients + of.entry), name(clients + of.node)];
  if (kind === 'request') return [client, entry];
  return kind === 'handoff' ? [entry, node] : [node, client];
}

export function OpenedRequest({ record, stop, frame }: RequestProps) {
  const language = useLanguage();
  const words = useWords().inspector;
  const { layout } = record;
  const { link, startsAt, arrivesAt } = stop;
  const packet = useMemo(() => openedAt(record, stop), [record, stop]);
  const place = frame.kind === 'reply' ? placeInDocument(frame.of, frame.part, layout.requests!) : 0;
  const lines = useMemo(
    () => layerLines(packet.bytes, packet.layers, layout, place, language),
    [packet, layout, place, language],
  );
  const at = (time: number): string => momentText(time, language, 4);
  const [from, to] = endsOf(record, frame);
  return (
    <div className="inspector-body">
      <p className="inspector-place">
        <strong>{`${machineName(layout, from, language)} → ${machineName(layout, to, language)}`}</strong>{' '}
        {words.requests.on(layout.links[link]!.place, at(startsAt), at(arrivesAt))}
      </p>
      <Steps record={record} stop={stop} names={words.requests.along} />
      <RequestWay record={record} stop={stop} frame={frame} />
      <WhyThisNode record={record} frame={frame} />
      <CaptureLink record={record} link={link} />
      <p className="inspector-note">{words.requests.checkNote}</p>
      <PacketFields
        key={`${link} ${frame.of.nth} ${frame.kind} ${frame.part}`}
        bytes={packet.bytes}
        layers={packet.layers}
        lines={lines}
      />
    </div>
  );
}

function RequestWay({ record, frame }: RequestProps) {
  const { way, requests: words } = useWords().inspector;
  const hops = useMemo(() => hopsOf(record, frame), [record, frame]);
  return (
    <section aria-labelledby="inspector-way">
      <h3 id="inspector-way">{way}</h3>
      <ol className="inspector-way inspector-hops">
        {hops.map((hop) => (
          <li key={hop.kind}>
            <HopLine layout={record.layout} hop={hop} isHere={hop.kind === frame.kind} />
          </li>
        ))}
      </ol>
      <RequestLadderPicture hops={hops} />
      {hops.at(-1)?.kind !== 'reply' && <p className="inspector-note">{words.noReply}</p>}
    </section>
  );
}

interface HopProps {
  readonly layout: Layout;
  readonly hop: Hop;
  readonly isHere: boolean;
}

function HopLine({ layout, hop, isHere }: HopProps) {
  const { requests: words, waited } = useWords().inspector;
  const language = useLanguage();
  const goTo = useGoTo();
  const { kind, from, to, startsAt, arrivesAt, waitedFrom, stop, segments } = hop;
  const at = (time: number): string => momentText(time, language, 4);
  const name = (machine: string): string => machineName(layout, machine, language);
  const times = [
    `${at(startsAt)} – ${at(arrivesAt)}`,
    ...(startsAt > waitedFrom ? [waited(durationText(startsAt - waitedFrom, language))] : []),
    ...(segments > 1 ? [words.segments(whole(segments, language))] : []),
  ];
  const line = (
    <>
      <span>
        {`${name(from)} → ${name(to)}`} <em>{words.hop[kind]}</em>
      </span>
      <span className="inspector-times">{times.join(', ')}</span>
      {!stop && <em>{words.noPacket}</em>}
    </>
  );
  return stop ? (
    <button type="button" aria-current={isHere || undefined} onClick={() => goTo(stop)}>
      {line}
    </button>
  ) : (
    <div className="inspector-hop">{line}</div>
  );
}

/** What the dispatcher knew of the nodes and made of it; or that nobody asked it. */
function WhyThisNode({ record, frame: { kind, of } }: Omit<RequestProps, 'stop'>) {
  const words = useWords().inspector.requests;
  const language = useLanguage();
  const scenario = useLectern((state) => state.scenario);
  const { asks, replies } = useMemo(() => stepsOf(record, of), [record, of]);
  const { layout } = record;
  const [entry, node] = [of.entry, of.node].map((number) => machineName(layout, layout.flows[number]!.name, language));
  const link = linkOf(of.entry, 'asks');
  const told =
    asks >= 0 ? tell(explainDecisionAt(record, { link, row: asks }, scenario), wordsIn(language).explain) : undefined;
  const log = record.flights[linkOf(of.node, 'replies')];
  const isLocal = replies >= 0 && log?.kind === 'replies' && isAtOnce(log.outcome[replies]!);
  if (!told && !isLocal) return null;
  return (
    <section aria-labelledby="inspector-knew">
      <h3 id="inspector-knew">{words.why}</h3>
      <p className="inspector-why">
        {told && <strong>{told.title}. </strong>}
        <Terms text={told ? told.sentence : words.atOnce(node!)} />
      </p>
      {kind === 'reply' && entry !== node && <p className="inspector-note">{words.inTheNameOf(entry!, node!)}</p>}
    </section>
  );
}
