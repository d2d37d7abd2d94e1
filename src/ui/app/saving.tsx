// What can be saved of the page as files, put together from its features: each chart, the network at this moment, the results.

import { useMemo, useState } from 'react';
import { momentText } from '../../plot/numbers.ts';
import { defaultState, LINK_VERSION, type LinkState, type LinkView } from '../../scenarios/kit/link-state.ts';
import { type RunSpec, sameSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import { lacksSynAck } from '../../wire/forwarded.ts';
import { hasNsTrace } from '../../wire/ns-trace.ts';
import { ALL, canBeCaptured } from '../../wire/sniffer.ts';
import { chartCsv } from '../charts/chart-csv.ts';
import { chartSvg } from '../charts/chart-svg.ts';
import { ghostOf } from '../charts/ghost.ts';
import { endOf } from '../foundation/changes.ts';
import { useLanguage, useLectern, useWhole, useWords } from '../foundation/context.ts';
import { LETTERS } from '../foundation/run-letter.tsx';
import { pngOf } from '../foundation/save-file.ts';
import type { Lectern, LecternState } from '../foundation/store-contract.ts';
import { useRecord } from '../foundation/use-record.ts';
import { captureOfRun, isCapturedAtOnce, type Making, nsTraceOfRun } from '../foundation/whole-packets.ts';
import { wordsIn } from '../i18n/words.ts';
import { Lab, type LabChoice, labChoice, labName } from '../print/lab.tsx';
import { LabRow } from '../print/lab-row.tsx';
import { commentLines, fileName, type Provenance, type SavedRun } from '../save/provenance.ts';
import { resultsFiles } from '../save/results-files.ts';
import { type Savable, SaveDialog } from '../save/save-dialog.tsx';
import { pictureSheet } from '../save/sheet.ts';
import { currentState } from '../share/current-link.ts';
import type { StageParts } from '../stage-kit/stage-parts.ts';
import { stageSvg } from '../stage-kit/stage-svg.ts';
import type { Address } from '../state/address.ts';
import { useSlots } from '../state/use-slots.ts';
import { colours } from '../theme/tokens.ts';
import { SavedStage, useSavedStage } from './saved-stage.tsx';

/** Of a chart as a file, CSS pixels. */
const SIZE = { width: 960, height: 320 };

interface SavingProps {
  readonly address: Address;
  readonly parts: Pick<StageParts, 'Stage'>;
  /** The lab sheet that the link asks for. */
  readonly lab?: LinkView['lab'];
  readonly onClose: () => void;
}

export function Saving({ address, parts, lab: asked, onClose }: SavingProps) {
  const words = useWords().save;
  const language = useLanguage();
  const lectern = useWhole();
  const { store } = lectern;
  const scenario = useLectern((state) => state.scenario);
  const saved = useSavedStage();
  const [lab, setLab] = useState(asked && labChoice(asked));
  const hasLesson = (scenario.steps ?? 0) > 0;
  const { record, version } = useRecord();
  const slots = useSlots();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record grows in place; `version` and `slots` say when
  const runs = useMemo(() => savedRuns(lectern), [lectern, slots, version]);
  const rows = useMemo(
    () => (runs ? savable(lectern, saved, runs, scenario, language) : []),
    [lectern, saved, runs, scenario, language],
  );
  const refusal = record?.hidden ? words.hidden : runs ? '' : words.computing;
  const part = partOf(store.getState());
  const span = part ? words.span(momentText(part[0], language), momentText(part[1], language)) : words.wholeRun;
  const letters = runs && runs.length > 1 ? words.compared(runs.map(({ letter }) => letter).join(', ')) : '';
  if (lab) return <Lab choice={lab} onClose={onClose} />;
  return (
    <SaveDialog lead={`${words.lead(span)} ${letters}`.trim()} refusal={refusal} rows={rows} onClose={onClose}>
      {hasLesson && (
        <LabRow onPrint={setLab} linkOf={(choice) => labLink(currentState(lectern, address), scenario, choice)} />
      )}
      {runs && <SavedStage of={saved} Stage={parts.Stage} />}
    </SaveDialog>
  );
}

/** What pictures of charts show, if that is not all of the run. */
const partOf = ({ zoom, spec }: Pick<LecternState, 'zoom' | 'spec'>) =>
  zoom && (zoom[0] > 0 || zoom[1] < endOf(spec)) ? zoom : undefined;

/** One, those that are compared, or the one before the last edit and the one now; undefined while any is incomplete. */
function savedRuns({ store, records, runner }: Lectern): readonly SavedRun[] | undefined {
  const { slots, comparison, scenario } = store.getState();
  const kept = slots.map((spec, slot) => ({ spec, record: records.recordAt(slot) }));
  const before = comparison?.before;
  const isBeside = slots.length === 1 && before && !sameSpec(before.spec, slots[0]!);
  const all = isBeside
    ? [
        { spec: before.spec, record: before },
        { spec: slots[0]!, record: runner.record },
      ]
    : kept;
  const runs = all.flatMap(({ spec, record }, index) =>
    record?.done && !record.hidden && sameSpec(record.spec, spec)
      ? [{ letter: LETTERS[index]!, spec, record, link: linkOf(scenario, [spec]) }]
      : [],
  );
  return runs.length === all.length ? runs : undefined;
}

/** Of these runs, and of nothing else that is on the page. */
function linkOf(scenario: Scenario, [spec, ...others]: readonly RunSpec[], t?: number): string {
  const view = t ? { t } : {};
  return `${location.origin}${location.pathname}${writeLink({ spec: spec!, others, view, version: LINK_VERSION }, scenario)}`;
}

/** The lesson with whose run it is, and nothing of the run on the page: every step of a sheet has its own. */
function labLink({ view }: LinkState, scenario: Scenario, choice: LabChoice): string {
  const { lang, lesson, who, own } = view;
  const kept = {
    ...(lang && { lang }),
    ...(lesson && { lesson }),
    ...(who !== undefined && { who }),
    ...(own && { own }),
  };
  const link = { ...defaultState(scenario), view: { ...kept, lab: labName(choice) }, version: LINK_VERSION };
  return `${location.origin}${location.pathname}${writeLink(link, scenario)}`;
}

function savable(
  lectern: Lectern,
  saved: Lectern,
  runs: readonly SavedRun[],
  scenario: Scenario,
  language: Language,
): Savable[] {
  const link = linkOf(
    scenario,
    runs.map(({ spec }) => spec),
  );
  const provenance: Provenance = { scenario, language, runs, link };
  return [
    ...scenario.charts.map((chart) => chartRow(lectern, provenance, chart)),
    networkRow(saved, provenance),
    ...packetRows(lectern, provenance),
    resultsRow(provenance),
  ];
}

function chartRow({ store }: Lectern, provenance: Provenance, chart: Scenario['charts'][number]): Savable {
  const { scenario, language, runs } = provenance;
  const state = store.getState();
  const { front, slots, zoom } = state;
  const shown = runs[slots.length > 1 ? front : runs.length - 1]!;
  const times = partOf(state);
  const pictured = { ...provenance, ...(times && { times }) };
  const svg = (): string => {
    const { spec, record } = shown;
    const others = runs.filter((run) => run !== shown);
    const ghosts = others.flatMap((other) => ghostOf(other.record, record, other.letter) ?? []);
    const own = { chart, scenario, language, colours: colours('light'), size: SIZE };
    const front = others.length > 0 ? shown.letter : undefined;
    const drawn = chartSvg({ ...own, record, spec, ghosts, front, zoom });
    return pictureSheet(drawn, `${chart.title[language]} · ${scenario.title[language]}`, pictured);
  };
  const unit = chart.unit[language];
  const csv = (): string => {
    const { rows } = wordsIn(language).save;
    return commentLines(provenance, `${chart.title[language]}${unit && `, ${unit}`}`, [rows]) + chartCsv(chart, runs);
  };
  return {
    id: chart.id,
    name: chart.title[language],
    note: unit,
    fileName: fileName(provenance, chart.id),
    pictureName: fileName(pictured, chart.id),
    files: { SVG: svg, PNG: () => pngOf(svg()), CSV: csv },
  };
}

/** Of the run in front, at the moment that is on the page. */
function networkRow(lectern: Lectern, provenance: Provenance): Savable {
  const { scenario, language, runs } = provenance;
  const { now } = lectern.playback;
  const { front, slots } = lectern.store.getState();
  const shown = runs[slots.length > 1 ? front : runs.length - 1]!;
  const words = wordsIn(language).save;
  const at = words.networkAt(momentText(now, language));
  const own = { ...provenance, runs: [shown], link: linkOf(scenario, [shown.spec], now), times: [now] };
  const svg = (): string => {
    const picture = stageSvg(lectern);
    if (!picture) throw new Error('There is no stage on the page.');
    return pictureSheet(picture, `${words.network}, ${at} · ${scenario.title[language]}`, own);
  };
  return {
    id: 'network',
    name: words.network,
    note: at,
    fileName: fileName(own, 'network'),
    files: { SVG: svg, PNG: async () => pngOf(svg()) },
  };
}

/** Of the run in front: none where packets are not known to the byte. */
function packetRows(lectern: Lectern, provenance: Provenance): Savable[] {
  const { scenario, language, runs } = provenance;
  const { front, slots } = lectern.store.getState();
  const shown = runs[slots.length > 1 ? front : runs.length - 1]!;
  const { record, spec, link } = shown;
  if (!canBeCaptured(record.layout)) return [];
  const hasTrace = hasNsTrace(record.layout);
  const words = wordsIn(language).save;
  const capture = (making: Making) => captureOfRun(lectern.runner, record, { scenario, spec, link }, [ALL], making);
  const trace = (making: Making) => nsTraceOfRun(lectern.runner, record, making);
  return [
    {
      id: 'packets',
      name: words.packets,
      note: [
        hasTrace ? words.everyLink : words.everyLinkCapture,
        ...(lacksSynAck(record.layout) ? [words.noSynAck] : []),
        ...(isCapturedAtOnce(record) ? [] : [words.again]),
      ].join(' '),
      fileName: fileName({ ...provenance, runs: [shown], link }, 'packets'),
      files: { PCAPNG: capture, ...(hasTrace ? { TR: trace } : {}) },
    },
  ];
}

function resultsRow(provenance: Provenance): Savable {
  const { csv, json } = resultsFiles(provenance);
  const { results } = wordsIn(provenance.language).save;
  return {
    id: 'results',
    name: results,
    note: '',
    fileName: fileName(provenance, 'results'),
    files: { CSV: csv, JSON: json },
  };
}
