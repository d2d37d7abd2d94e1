// What a scenario is. `defineScenario` (define.ts) makes one; src/scenarios/index.ts lists them in teaching order.

import type { Probes } from '../../engine/core/probe.ts';
import type { Simulator } from '../../engine/core/simulator.ts';
import type { Nanos } from '../../engine/core/time.ts';
import type { Layout } from './layout.ts';
import type { Parameter } from './parameter.ts';
import type { Change, Kill, ParamValue, ParamValues, RunSpec } from './run-spec.ts';
import type { SettingGroup } from './setting-groups.ts';
import type { Text } from './text.ts';

/** The seven meanings of colour and ink. */
export type ColourToken = 'data' | 'ack' | 'retx' | 'loss' | 'timer' | 'window' | 'flow2' | 'ink';

export interface ChartLine {
  readonly gauge: string;
  /** step: the value as it is; dots: each recorded value; rate: growth per `window` of a cumulative gauge. */
  readonly draw: 'step' | 'dots' | 'rate';
  /** Of a rate that counts bytes when they arrive: the gauge that counts them when they are delivered, as the results do. */
  readonly result?: string;
  readonly colour: ColourToken;
  /** Direct label at the line. */
  readonly label: Text;
  /** The line is named elsewhere too, so in a low row its label is left out rather than drawn across a line. */
  readonly labelIfFree?: boolean;
  /** line 2, strong 2.5, thin 1.5, dotted 2 (one of several of a colour), dashed 1.5 (a limit or threshold, ink). */
  readonly stroke: 'line' | 'strong' | 'dashed' | 'dotted' | 'thin';
  /** Drawn only of runs that have its gauge. */
  readonly ifThere?: boolean;
  /** Fill under the line, only for amounts, only in the past. */
  readonly area?: boolean;
  /** Is the value of this line the large number in the gutter (`main`) or the small one below (`second`)? */
  readonly gutter?: 'main' | 'second';
}

export interface Chart {
  readonly id: string;
  readonly title: Text;
  /** The unit as it stands beside the title: packets; ms, log; segments; Mbit/s, 100 ms windows. */
  readonly unit: Text;
  /** Short name for the tab on a phone. */
  readonly tab: Text;
  readonly scale: 'linear' | 'log';
  /** What house units are divided by to give the unit shown (1e6 for ms, smss handled by the gauge's own unit). */
  readonly divide: number;
  /** Short unit for the gutter: packets, ms, segments, Mbit/s. */
  readonly gutterUnit: Text;
  /** In the gutter the main value has the name of its line in place of the unit, which the title says: its like stand beside it. */
  readonly gutterNamed?: boolean;
  /** For `rate` lines: the window in ns; the rate is shown in bit/s divided by `divide`. */
  readonly window?: number;
  readonly lines: readonly ChartLine[];
  /** From and to what its axis reaches in any case, in the unit shown: where values grow for seconds, it would jump as the run comes in. */
  readonly span?: readonly [low: number, high: number];
  /** Left out: always. Else the chart is there only of these runs. */
  readonly of?: (run: Pick<RunSpec, 'params' | 'changes'>) => boolean;
  /** One of the two a lecture hall sees; left out everywhere, those are the first two. */
  readonly presented?: boolean;
  /** A draggable dashed line at a parameter's value; dragging it is moving the parameter. */
  readonly threshold?: {
    readonly param: string;
    readonly label: (value: string) => Text;
    /** Left out: always. Else the line is there only in runs with these settings. */
    readonly applies?: (params: ParamValues) => boolean;
    /** Values that the other settings give a meaning to: marks on the parameter's slider. */
    readonly references?: readonly ThresholdReference[];
  };
}

/** A value that a parameter may be compared with, worked out from a run's settings: a bandwidth-delay product beside a buffer. */
export interface ThresholdReference {
  readonly id: string;
  readonly label: Text;
  /** House units of the parameter; undefined where it says nothing, or no more than another one does. */
  readonly value: (params: ParamValues) => number | undefined;
}

/** A problem with a combination of values: said before the run starts, with what is done instead. */
export interface Complaint {
  readonly key: string;
  readonly message: Text;
  /** The value used instead. */
  readonly instead: ParamValue;
}

/**
 * How the network of a scenario is made; src/scenarios/index.ts finds it by the scenario's id. A method, so that each may ask
 * for the values of its own settings: whoever runs it has the settings from the same scenario.
 */
export type Build = { build(context: BuildContext): Built }['build'];

/** What `build` gets: an empty simulator and everything the run is made of. */
export interface BuildContext<V extends ParamValues = ParamValues> {
  readonly sim: Simulator;
  readonly probes: Probes;
  readonly params: V;
  readonly changes: readonly Change[];
  readonly kills: readonly Kill[];
  /** Exact look-ahead through links (the same results, fewer events). On unless a test says otherwise. */
  readonly lookAhead: boolean;
}

/** What came of a run, in the scenario's order. */
export interface Metrics {
  /** In house units. */
  readonly [name: string]: number;
}

/** What `build` gives back: who is on the stage, and how to read the results when the run is over. */
export interface Built {
  /** `gauges` is filled in by the runner. */
  readonly layout: Layout;
  /** Brings queues to this time (they shorten between events), before the record is read. */
  settle(time: number): void;
  metrics(): Metrics;
}

export interface MetricInfo {
  readonly name: string;
  readonly label: Text;
  readonly unit: 'count' | 'packets' | 'ns' | 'bit/s' | 'bytes' | 'fraction';
  /** One sentence: how it is counted. */
  readonly help: Text;
  /** It is what was wanted of the metric with this name, and stands beside it. */
  readonly wantedOf?: string;
  /** A mean or a quantile, or a rate of what was completed: 0 says that there was none, and is shown as a dash and `none`. */
  readonly average?: true;
  /** Why there may be no value, in few words: said behind the dash. */
  readonly none?: Text;
  /** Which is better of two values of it; left out: neither, as of what is only counted or was set. */
  readonly better?: 'more' | 'less';
  /** Left to the list of all results where there is no room. */
  readonly minor?: true;
  /** For sweeps, files and the list of all results only: it does not stand beside the charts. */
  readonly aside?: true;
}

/** What is said while nothing stands out, in a network without TCP senders. */
export interface CalmWords {
  /** What goes on before the first event. */
  readonly before: Text;
  /** Of a run without any event. */
  readonly none: Text;
  /** The time after which nothing is in progress any more. */
  readonly over: Text;
}

/** The pictures of networks that a page can draw (src/ui/stages). */
export type StageName = 'reno' | 'lan' | 'atm' | 'web-cluster' | 'virtual-server' | 'incast';

export interface Scenario {
  readonly id: string;
  readonly title: Text;
  readonly stage: StageName;
  /** The lesson's question, large at the top of the left column. */
  readonly question: Text;
  /** Two or three sentences under it. */
  readonly lead: Text;
  /** Keys in the fixed order of links. `seed` and `end` are always among them (added by defineScenario). */
  readonly parameters: readonly Parameter[];
  /** The settings by subject, each in one group; left out: they are one list. */
  readonly groups?: readonly SettingGroup[];
  /** Keys of settings that change nothing of a run with these values. */
  idle?(params: ParamValues): readonly string[];
  /** Keys of the settings that decide who takes part and what they ask for: with another value it is other users, or other work. */
  readonly workload: readonly string[];
  /** Key of the lesson's own slider. */
  readonly lessonKey: string;
  /** Steps of its lesson (a file of its own, lesson.md); 0 or left out: there is none. */
  readonly steps?: number;
  /** Which of them have a task, counted from 1. */
  readonly tasks?: readonly number[];
  readonly charts: readonly Chart[];
  readonly metrics: readonly MetricInfo[];
  /** Names of the few results that answer the question, the first of them before all: what is compared first. */
  readonly answers?: readonly string[];
  /** What of the default run is on the charts at first, from 0 s on; left out: all of it. */
  readonly firstLook?: Nanos;
  /** What the lesson's own slider says when the story of the first seconds is over. */
  readonly invitation?: Text;
  /** Left out where there are TCP senders, of which the page has words of its own. */
  readonly calm?: CalmWords;
  /** Key of the setting before which nothing is counted, where there is one: the time axis shows it. */
  readonly countedFrom?: string;
  /** Default playing speed, simulated ns per second of wall time. */
  readonly speed: number;
  /** Combinations that make no sense. Must be idempotent: applying every `instead` leaves no complaint. */
  check(params: ParamValues): readonly Complaint[];
  /** Places where packets can be killed, for the codec: names of links, which may depend on how many hosts there are. */
  places(params: ParamValues): readonly string[];
  /** Names of the connections of which the page may show one, where no setting says which; left out: there is nothing to choose. */
  connections?(params: ParamValues): readonly string[];
}
