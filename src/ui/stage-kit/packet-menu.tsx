// What can be done with a packet: a small menu at the one that was pressed, or, for keys, a list of the packets that are on the
// bottleneck at this moment. It is taken apart (ui/inspector), or dropped by hand, which is an edit like any other: the run is
// computed again with that packet lost.

import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { countdown } from '../../plot/numbers.ts';
import { logOn } from '../../record/flights.ts';
import { PACKET_KIND, type PacketLog, packetKind } from '../../record/logs.ts';
import type { RunRecord } from '../../record/record.ts';
import { nameOf, stopAt } from '../../wire/stops.ts';
import { useLanguage, useLecternStore, useWords } from '../foundation/context.ts';
import './packet-menu.css';
import type { Language } from '../../scenarios/kit/text.ts';
import { stationName } from '../i18n/lan-names.ts';
import type { StageKitWords } from '../i18n/stage-kit.en.ts';
import type { OpenMenu } from './dropping.tsx';
import { offeredBefore } from './lane-packets.ts';
import { choicesOn, type PacketChoice } from './packet-choice.ts';

interface Props {
  readonly record: RunRecord;
  readonly menu: OpenMenu;
  readonly now: number;
  readonly style: CSSProperties;
  canDrop(link: number): boolean;
  canOpen(link: number): boolean;
  onClose(): void;
}

export function PacketMenu({ record, menu: { packet, links = [] }, now, style, canDrop, canOpen, onClose }: Props) {
  const { stageKit, inspector } = useWords();
  const { menu: words, dropOne } = stageKit;
  const language = useLanguage();
  const { kill, openPacket } = useLecternStore().getState();
  const menu = useRef<HTMLDivElement>(null);
  const single = packet !== undefined;
  const choices = packet ? [packet] : links.flatMap((link) => choicesOn(record, link, now));
  useOutside(menu, onClose);
  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const drop = (choice: PacketChoice) => {
    kill(record.layout.links[choice.link]!.place, offeredTo(record, choice));
    onClose();
  };
  const takeApart = ({ link, row }: PacketChoice) => {
    onClose();
    openPacket(nameOf(stopAt(record, logOn(record, link, 'packets'), row)));
  };
  return (
    <div
      ref={menu}
      className={single ? 'packet-menu' : 'packet-menu packet-list'}
      role="dialog"
      aria-label={packet && !canDrop(packet.link) ? inspector.openShort : dropOne}
      style={style}
      onKeyDown={(event) => onKey(event, menu.current, onClose)}
    >
      {!single && <p className="packet-menu-title">{titleOf(words, record, language, links, choices)}</p>}
      {choices.map((choice) => (
        <Choice
          key={`${choice.link} ${choice.row}`}
          record={record}
          choice={choice}
          now={now}
          named={single || links.length > 1}
          onDrop={canDrop(choice.link) ? () => drop(choice) : undefined}
          open={single ? inspector.open : inspector.openShort}
          onOpen={canOpen(choice.link) ? () => takeApart(choice) : undefined}
        />
      ))}
      {choices.length === 0 && (
        <button type="button" className="packet-choice" onClick={onClose}>
          {words.close}
        </button>
      )}
    </div>
  );
}

/** How many packets its link was offered before it: the number a link knows it by. */
function offeredTo(record: RunRecord, { link, row }: PacketChoice): number {
  const flights = logOn(record, link, 'packets');
  const marks = record.marks.filter((mark) => mark.link === link);
  const drops = marks.filter(({ kind }) => kind === 'drop' || kind === 'loss' || kind === 'kill');
  // Of what a station has given up there is no flight, but it was offered, and first in, first out.
  const givenUp = marks.filter(({ kind, at }) => kind === 'given-up' && at <= flights.startsAt[row]!);
  return offeredBefore(flights, row, drops) + givenUp.length;
}

/** Above a list; why there is nothing to choose, if so. */
function titleOf(
  words: StageKitWords['menu'],
  { layout }: RunRecord,
  language: Language,
  links: readonly number[],
  choices: readonly PacketChoice[],
): string {
  const [info, ...others] = links.map((link) => layout.links[link]!);
  if (!info) return words.notCounted;
  const isAny = choices.length > 0;
  const places = [info, ...others].map(({ place }) => place).join(', ');
  if (info.role !== 'nic') return isAny ? words.onTheWay(places) : words.nobody(places);
  const station = stationName(layout, info.from, language);
  return isAny ? words.allFrom(station) : words.nobodyFrom(station);
}

interface ChoiceProps {
  readonly record: RunRecord;
  readonly choice: PacketChoice;
  readonly now: number;
  /** With the link it is on. */
  readonly named: boolean;
  readonly onDrop: (() => void) | undefined;
  readonly open: string;
  readonly onOpen: (() => void) | undefined;
}

function Choice({ record, choice, now, named, onDrop, open, onOpen }: ChoiceProps) {
  const words = useWords().stageKit.menu;
  const flights = logOn(record, choice.link, 'packets');
  const name = packetName(flights, choice.row, words);
  const language = useLanguage();
  const { place, from, role } = record.layout.links[choice.link]!;
  const left = flights.arrivesAt[choice.row]! - now;
  const when = flights.startsAt[choice.row]! > now ? words.waits : words.arrives(countdown(left));
  return (
    <div className="packet-line">
      <span className="packet-name">
        {!named
          ? name
          : role === 'nic'
            ? words.from(name, stationName(record.layout, from, language))
            : words.on(name, place)}{' '}
        <span className="packet-when">{when}</span>
      </span>
      {onDrop && (
        <button
          type="button"
          className="packet-choice"
          data-act="drop"
          aria-label={`${words.dropThis}: ${name}`}
          onClick={onDrop}
        >
          {words.dropThis}
        </button>
      )}
      {onOpen && (
        <button
          type="button"
          className="packet-choice"
          data-act="open"
          aria-label={`${open}: ${name}`}
          onClick={onOpen}
        >
          {open}
        </button>
      )}
    </div>
  );
}

function packetName(flights: PacketLog, row: number, words: StageKitWords['menu']): string {
  const segment = flights.segment[row]!;
  switch (packetKind(flights.info[row]!)) {
    case PACKET_KIND.ack:
      return words.ack(segment);
    case PACKET_KIND.retransmission:
      return words.again(segment);
    default:
      return words.segment(segment);
  }
}

function onKey(event: KeyboardEvent, menu: HTMLElement | null, close: () => void): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  const [down, right] = [{ ArrowDown: 1, ArrowUp: -1 }[event.key], { ArrowRight: 1, ArrowLeft: -1 }[event.key]];
  if ((down ?? right) === undefined || !menu) return;
  event.preventDefault();
  event.stopPropagation();
  // Up and down from packet to packet, to and fro between what can be done with one.
  const focused = document.activeElement as HTMLButtonElement;
  const around = down === undefined ? focused.parentElement! : menu;
  const same =
    down === undefined || !focused.dataset['act'] ? 'button' : `button[data-act='${focused.dataset['act']}']`;
  const buttons = [...around.querySelectorAll<HTMLElement>(same)];
  const index = buttons.indexOf(focused);
  buttons[(index + (down ?? right)! + buttons.length) % buttons.length]?.focus();
}

function useOutside(menu: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) latest.current();
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, [menu]);
}
