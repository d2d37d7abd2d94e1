// The words at the strip of squares: what it shows, how many requests each server has got, its entries in the director's
// table, and how busy its port and disk are.

import type { Nanos } from '../../../engine/core/time.ts';
import { whole } from '../../../plot/numbers.ts';
import type { RunRecord } from '../../../record/record.ts';
import { valueAt } from '../../../record/values.ts';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import {
  useLanguage,
  useLectern,
  useLecternContext,
  useLecternStore,
  useVocabulary,
} from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { RunningText } from '../../stage-kit/running-text.tsx';
import type { VirtualShared } from './canvas.ts';
import { type ServerHost, virtualIndex } from './hosts.ts';
import type { StripPlace, VirtualPlan } from './plan.ts';
import { type Column, useColumns } from './strip-columns.ts';
import { busiest, FULL } from './uses.ts';
import { memoryText, percentText } from './words.ts';

interface Props {
  readonly plan: VirtualPlan;
  readonly requests: number;
  readonly shared: VirtualShared;
}

export function StripWords({ plan, requests, shared }: Props) {
  const words = useVocabulary().virtual.strip;
  const { strip } = plan;
  const scheduler = useLectern(({ spec }) => String(spec.params['sched']).toUpperCase());
  const about = words.about(scheduler, requests);
  const room = strip.end - strip.start - textWidth(words.coldStart, 12, 500) - BESIDE_TITLE;
  const fits = textWidth(words.title, 13, 600) + 8 + textWidth(about, 13, 400) <= room;
  const place = wordsPlace(strip);
  const columns = useColumns(requests, place?.room ?? 0);
  return (
    <>
      <span className="virtual-title" style={{ left: strip.start, top: strip.titleTop, maxWidth: room }}>
        <b>{words.title}</b> {fits && about}
      </span>
      {plan.servers.map(({ name }, server) => (
        <ServerWords key={name} plan={plan} server={server} shared={shared} place={place} columns={columns} />
      ))}
      {!Number.isNaN(strip.noteTop) && (
        <span
          className="virtual-small"
          style={{ left: strip.left, top: strip.noteTop, maxWidth: strip.end - strip.left }}
        >
          {words.note}
        </span>
      )}
    </>
  );
}

/** Where what is said of a server stands, below its squares or behind them; `down`: from the middle of the squares. */
interface WordsPlace {
  readonly left: number;
  readonly room: number;
  readonly down: number;
}

function wordsPlace({ left, end, wordsBelow, wordsLeft }: StripPlace): WordsPlace | undefined {
  if (!Number.isNaN(wordsBelow)) return { left, room: end - left + EDGE, down: wordsBelow };
  if (!Number.isNaN(wordsLeft)) return { left: wordsLeft, room: end - wordsLeft + EDGE, down: -7 };
  return undefined;
}

interface ServerProps extends Omit<Props, 'requests'> {
  readonly server: number;
  readonly place: WordsPlace | undefined;
  readonly columns: readonly (readonly [what: Column, width: number])[];
}

function ServerWords({ plan, server, shared, place, columns }: ServerProps) {
  const { strip } = plan;
  const y = strip.rows[server]!;
  const { read, weight, isFull } = useServer(server);
  const hasWeight = strip.end - strip.countLeft > WEIGHT_ROOM && Number.isNaN(strip.wordsLeft);
  return (
    <>
      {plan.compact && (
        <span className="stage-name virtual-server-name" style={{ left: strip.start, top: y - 9 }}>
          {plan.servers[server]!.name}
        </span>
      )}
      <span
        className="virtual-count"
        style={{ left: strip.countLeft, top: y - 9, maxWidth: strip.end - strip.countLeft + EDGE }}
      >
        <RunningText className="virtual-got" read={() => String(countOf(shared, server))} />
        {hasWeight && <RunningText className="virtual-weight" read={weight} />}
      </span>
      {place && (
        <span
          className="virtual-small virtual-line"
          style={{ left: place.left, top: y + place.down, maxWidth: place.room }}
        >
          {columns.map(([what, width]) => (
            <RunningText
              key={what}
              className={`virtual-${what}`}
              style={{ width }}
              read={(now) => read(what, now)}
              isStrong={(now) => (what === 'port' || what === 'disk') && isFull(what, now)}
            />
          ))}
        </span>
      )}
    </>
  );
}

/** From the title to the button at its right. */
const BESIDE_TITLE = 14;
/** Words may come nearer to the edge than what is drawn. */
const EDGE = 12;
/** From the number of requests to the right edge. */
const WEIGHT_ROOM = 96;

const countOf = ({ canvas }: VirtualShared, server: number): number =>
  canvas?.requests.filter((each) => each.isPast && each.server === server).length ?? 0;

/** A server at a time, in words; empty before there is a record. */
function useServer(server: number) {
  const words = useVocabulary().virtual.strip;
  const language = useLanguage();
  const { runner } = useLecternContext();
  const store = useLecternStore();
  const columns: Record<Column, (record: RunRecord, host: ServerHost, now: Nanos) => string> = {
    entries: (record, { active, inactive }, now) => {
      const count = (gauge: number): string => whole(gaugeAt(record, gauge, now), language);
      return words.entries(count(active), count(inactive));
    },
    port: (record, host, now) => words.port(percentText(shareOf(record, host, 'port', now), language)),
    disk: (record, host, now) => words.disk(percentText(shareOf(record, host, 'disk', now), language)),
    memory: (record, { cached }, now) => words.memory(memoryText(gaugeAt(record, cached, now), language)),
  };
  const seen = (): readonly [RunRecord, ServerHost] | undefined => {
    const host = runner.record && virtualIndex(runner.record.layout)?.servers[server];
    return runner.record && host && [runner.record, host];
  };
  return {
    read: (column: Column, now: Nanos): string => {
      const shown = seen();
      return shown ? columns[column](...shown, now) : '';
    },
    /** Said only where it is not 1. */
    weight: (now: Nanos): string => {
      const weight = Number(settingAt(store.getState().spec, `w${server + 1}`, now) ?? 1);
      return weight === 1 ? '' : words.weight(whole(weight, language));
    },
    isFull: (part: 'port' | 'disk', now: Nanos): boolean => {
      const shown = seen();
      return shown !== undefined && shareOf(...shown, part, now) >= FULL;
    },
  };
}

const shareOf = (record: RunRecord, host: ServerHost, part: 'port' | 'disk', now: Nanos): number =>
  busiest(record, host, now, part)?.share ?? 0;

/** What has not been recorded yet is nothing. */
const gaugeAt = (record: RunRecord, gauge: number, now: Nanos): number => {
  const series = record.gauges[gauge];
  return series ? valueAt(series, now) || 0 : 0;
};
