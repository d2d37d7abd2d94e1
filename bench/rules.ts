// What a rule costs: runs with a word of a setting, and the same runs with the rule that says the same, fresh process each, in
// turn, so that whatever else the machine does meets both. Only the runs are timed, reading the rule among them: starting Node
// would make every ratio look better.

import { NOTHING } from '../src/engine/core/probe.ts';
import { sessionOf } from '../src/runner/session-of.ts';
import { scenarioById } from '../src/scenarios/index.ts';
import { parseLink } from '../src/scenarios/kit/parse-link.ts';
import { settle } from '../src/scenarios/kit/settle.ts';
import { measure, median } from './measure.ts';

interface Part {
  readonly name: string;
  readonly scenario: string;
  /** How many runs, with seeds from 1 on. */
  readonly runs: number;
  readonly link: string;
  /** The setting, and the word of it that is written as a rule. */
  readonly key: string;
  readonly word: string;
  /** User CPU with the rule over that with the word; left out: no limit. */
  readonly most?: number;
}

const LONE = 'loss=1pc&wnd=64&end=60s';
const MANY = 'n=8&bw=20Mbps&wnd=100&q=50&loss=0.1pc&end=60s';
const PARTS: readonly Part[] = [
  { name: 'rule-rto', scenario: 'reno', runs: 40, link: LONE, key: 'rto', word: 'rfc6298', most: 1.15 },
  { name: 'rule-rto-many', scenario: 'reno', runs: 8, link: MANY, key: 'rto', word: 'rfc6298', most: 1.15 },
  { name: 'rule-admission', scenario: 'reno', runs: 8, link: MANY, key: 'queue', word: 'tail' },
  {
    name: 'rule-server',
    scenario: 'virtual-server',
    runs: 10,
    link: 'servers=5&clients=6&n=30&size=1MB&stagger=10ms&linger=10s&batches=5&end=600s&case=own',
    key: 'sched',
    word: 'wlc',
    most: 2,
  },
  {
    name: 'rule-node',
    scenario: 'web-cluster',
    runs: 3,
    link: 'users=7000&nodes=32&end=20s&warm=10s',
    key: 'policy',
    word: 'jsq',
    most: 2,
  },
];

export const RULE_PARTS: readonly string[] = PARTS.map(({ name }) => name);

export interface RuleFigure {
  readonly name: string;
  readonly rule: string;
  /** User CPU seconds of the runs, medians: with the word, with the rule. */
  readonly wordSeconds: number;
  readonly ruleSeconds: number;
  /** Rule over word in the same round: the median, the least and the largest. */
  readonly ratio: number;
  readonly least: number;
  readonly largest: number;
  readonly most: number | undefined;
  readonly digest: number;
}

/** Computes the runs of a part in this process, recording nothing, and prints one line of JSON. */
export function runRules([name, how]: readonly string[]): void {
  const part = PARTS.find((each) => each.name === name)!;
  const value = how === 'rule' ? ruleOf(part) : part.word;
  const scenario = scenarioById(part.scenario)!;
  let digest = 0;
  const before = process.cpuUsage();
  for (let seed = 1; seed <= part.runs; seed++) {
    const { state, repairs } = parseLink(`${part.link}&seed=${seed}&v=1`, scenario);
    const { params } = state.spec;
    const { spec } = settle({ ...state.spec, params: { ...params, [part.key]: value } }, scenario);
    if (repairs.length > 0 || spec.params[part.key] !== value) throw new Error(`${part.name} is not the run it says`);
    digest = (digest + sessionOf(spec, { probes: NOTHING }).complete().digest) >>> 0;
  }
  const userMs = process.cpuUsage(before).user / 1000;
  process.stdout.write(`${JSON.stringify({ userMs, digest })}\n`);
}

/** As the setting itself says how the word is written. */
function ruleOf({ scenario, key, word }: Part): string {
  const parameter = scenarioById(scenario)!.parameters.find((each) => each.key === key);
  const rule = parameter?.kind === 'choice' ? parameter.rule?.asRules[word] : undefined;
  if (rule === undefined) throw new Error(`${key}=${word} of ${scenario} is not written as a rule`);
  return rule;
}

/** @param bundle this very bundle, started again for each run @throws Error if a rule does not make the runs of its word */
export function benchRules(names: readonly string[], bundle: string, rounds = 5): RuleFigure[] {
  const timed = ({ name }: Part, how: 'word' | 'rule') =>
    measure([process.execPath, bundle, 'workload', 'rules', name, how]).result as { userMs: number; digest: number };
  return PARTS.filter(({ name }) => names.includes(name)).map((part) => {
    const pairs = Array.from({ length: rounds }, (_, round) => {
      // Who goes first changes from round to round.
      const first = round % 2 === 0 ? timed(part, 'word') : undefined;
      const rule = timed(part, 'rule');
      return { word: first ?? timed(part, 'word'), rule };
    });
    const { word, rule } = pairs[0]!;
    if (word.digest !== rule.digest) throw new Error(`${part.name}: the rule makes other runs than the word`);
    const ratios = pairs.map((pair) => pair.rule.userMs / pair.word.userMs);
    return {
      name: part.name,
      rule: ruleOf(part),
      wordSeconds: median(pairs.map((pair) => pair.word.userMs)) / 1000,
      ruleSeconds: median(pairs.map((pair) => pair.rule.userMs)) / 1000,
      ratio: median(ratios),
      least: Math.min(...ratios),
      largest: Math.max(...ratios),
      most: part.most,
      digest: rule.digest,
    };
  });
}

export function ruleTable(figures: readonly RuleFigure[]): string {
  return figures
    .map(({ name, rule, wordSeconds, ruleSeconds, ratio, least, largest, most, digest }) => {
      const limit = most === undefined ? '' : `, at most ${most}`;
      const range = `${ratio.toFixed(2)} (${least.toFixed(2)}-${largest.toFixed(2)})`;
      return `${name}: ${rule}: ${ruleSeconds.toFixed(3)} s, with the word ${wordSeconds.toFixed(3)} s, ratio ${range}${limit}, digest ${digest.toString(16)}`;
    })
    .join('\n');
}
