// Short runs of a scenario chosen by a seed, so that many of them together use every workload, profile, RTO algorithm, loss,
// packets dropped by hand and live changes.

import type { RunRecord } from '../../src/record/record.ts';
import { recordOf } from '../../src/runner/record-builder.ts';
import { sessionOf } from '../../src/runner/session-of.ts';
import { policyOptions } from '../../src/scenarios/atm/policy-words.ts';
import { defaultsOf } from '../../src/scenarios/kit/link-state.ts';
import { byPlaceAndNumber } from '../../src/scenarios/kit/read-edits.ts';
import type { Change, Kill, ParamValue, ParamValues } from '../../src/scenarios/kit/run-spec.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import { settle } from '../../src/scenarios/kit/settle.ts';
import { validate } from '../../src/scenarios/kit/validate.ts';
import { withSetting } from '../../src/scenarios/kit/with-setting.ts';
import { type Draw, drawer } from './drawer.ts';

type Choices = Record<string, ParamValue>;
const MS = 1e6;
const PROFILES = ['rfc', 'ns2', 'ns2web', 'ns2001', 'linux'];

/** Rules that measure, that back off by themselves, and that give nonsense. */
const RULES = [
  'max(min, srtt + 4 * rttvar)',
  'min(max, (rtt + 2 * g) * backoff)',
  'srtt - 3 * rttvar',
  'n > 3 ? 300ms / (n - 4) : 200ms',
  '(srtt - srtt) / 0',
];

/** The seed from which on runs of `reno` have them. */
const RULES_FROM = 15;

const renoChoices = (draw: Draw): Choices => ({
  rto: draw('rfc6298', 'rfc6298', 'rfc793', 'fixed'),
  rfix: draw(30 * MS, 300 * MS),
  k: draw(1, 4, 2.5),
  g: draw(MS, 100 * MS),
  cc: draw('reno', 'newreno'),
  q: draw(4, 8, 15),
  wnd: draw(12, 24, 64),
  loss: draw(0, 0.01, 0.05),
  bw: draw(1e6, 2e6, 8e6),
  delay: draw(5 * MS, 20 * MS, 80 * MS),
  mss: draw(536, 1460),
  n: draw(1, 1, 3),
  qunit: draw('packets', 'bytes'),
  rmin: draw(MS, 100 * MS, 1000 * MS),
  dack: draw(0, 0, 100 * MS),
  irto: draw(100 * MS, 1000 * MS),
  end: draw(3e9, 6e9),
});

const lanChoices = (draw: Draw): Choices => ({
  rto: draw('bounded', 'bounded', 'fixed'),
  rmin: draw(5 * MS, 20 * MS, 200 * MS, 1000 * MS),
  nicq: draw(6, 12, 25),
  mac: draw('ns2', 'ieee'),
  cc: draw('reno', 'newreno'),
  irto: draw(100 * MS, 1000 * MS, 6000 * MS),
  warm: 0,
  end: draw(1e9, 1.5e9),
});

const atmChoices = (draw: Draw, seed: number): Choices => ({
  policy: policyOptions[seed % policyOptions.length]!.value,
  fast: draw('off', 'off', 'tahoe', 'reno'),
  rmin: draw(20 * MS, 100 * MS, 450 * MS),
  buf: draw(300, 700, 1100),
  th: draw(150, 300),
  mtu: draw(1500, 4352, 9180),
  n: draw(2, 3, 5),
  z: draw(0.5, 0.8),
  keep: draw('off', 'on'),
  glue: draw('off', 'on'),
  llc: draw('off', 'on'),
  ts: draw('on', 'on', 'off'),
  tick: draw(MS, MS, 50 * MS),
  dack: draw(0, 200 * MS),
  irto: draw(100 * MS, 3000 * MS),
  delay: draw(0, 2 * MS),
  proc: draw(0, 0.3 * MS),
  end: draw(1.5e9, 2.5e9),
});

const incastChoices = (draw: Draw): Choices => ({
  rto: draw('rfc6298', 'rfc6298', 'rfc793', 'fixed'),
  rfix: draw(2 * MS, 20 * MS),
  k: draw(1, 4),
  cc: draw('reno', 'newreno'),
  q: draw(16, 32, 64),
  n: draw(3, 6, 12),
  size: draw(16_000, 64_000, 256_000),
  jitter: draw(0, 0, MS),
  bw: draw(1e8, 1e9),
  rmin: draw(0.2 * MS, MS, 10 * MS, 200 * MS),
  g: draw(0.01 * MS, 0.1 * MS, 10 * MS),
  dack: draw(0, 0, 40 * MS),
  end: draw(200 * MS, 500 * MS),
});

/** Users who think longer than the timer of their open connections runs: windows start again. */
const PAUSES: Choices = {
  conn: 'persistent',
  arrive: 'closed',
  only: 0,
  par: 2,
  mean: 16,
  nicq: 60,
  users: 1,
  think: 120 * MS,
  rmin: 20 * MS,
  rto: 'bounded',
};

const LIVE: Readonly<Record<string, readonly ParamValue[]>> = {
  rmin: [5 * MS, 300 * MS, 2000 * MS],
  rmax: [400 * MS, 5000 * MS],
  nicq: [4, 40],
  th: [100, 280],
  buf: [300, 900],
  q: [5, 30],
  loss: [0, 0.1],
  delay: [2 * MS, 150 * MS],
  policy: policyOptions.flatMap(({ value, restarts }) => (restarts ? [] : [value])),
};

/** @param always settings that every run has, whatever is chosen */
export function chosenRun(
  scenario: Scenario,
  seed: number,
  always: Choices = {},
): { record: RunRecord; choices: Choices } {
  const draw = drawer(seed);
  const isAtm = scenario.parameters.some(({ key }) => key === 'policy');
  const works = scenario.parameters.find(({ key }) => key === 'work');
  let params: ParamValues = defaultsOf(scenario);
  const isIncast = scenario.stage === 'incast';
  const profile = scenario.parameters.find(({ key }) => key === 'tcp');
  const profiles = PROFILES.filter(
    (word) => profile?.kind === 'choice' && profile.options.some(({ value }) => value === word),
  );
  const named: Choices = { tcp: profiles[seed % profiles.length] ?? 'rfc' };
  if (works?.kind === 'choice') named['work'] = works.options[seed % works.options.length]!.value;
  for (const [key, value] of Object.entries(isAtm ? {} : named)) params = withSetting(scenario, params, key, value);
  const busy = seed % 3 === 0 && named['work'] !== 'story' ? { util: 0.9 } : {};
  const lan = { ...lanChoices(draw), ...busy, ...(seed % 10 >= 4 ? PAUSES : {}) };
  const own = isAtm ? atmChoices(draw, seed) : works ? lan : isIncast ? incastChoices(draw) : renoChoices(draw);
  const choices: Choices = { ...(isAtm ? {} : named), ...own, seed: seed + 1, ...always };
  const ruled = own !== lan && !isAtm && !isIncast && seed >= RULES_FROM;
  if (ruled) choices['rto'] = RULES[seed % RULES.length]!;
  // A timer this fast has thousands of events a second.
  if (choices['rto'] === 'fixed' && choices['rmin'] === 5 * MS && works) choices['rmin'] = 20 * MS;
  if (isIncast && Number(choices['rmin']) < 10 * MS) choices['end'] = 60 * MS;
  params = { ...params, ...choices };
  const changes = seed % 2 === 0 ? changesOf(scenario, draw).filter(({ at }) => at < Number(params['end'])) : [];
  const kills = seed % 3 === 1 ? killsOf(scenario, params, draw) : [];
  const { spec } = settle({ scenario: scenario.id, params, changes, kills }, scenario);
  const problems = validate(spec, scenario);
  if (problems.length > 0) throw new Error(problems.map(({ en }) => en).join('; '));
  return { record: recordOf(sessionOf(spec)), choices };
}

function changesOf(scenario: Scenario, draw: Draw): Change[] {
  const keys = Object.keys(LIVE).filter((key) => scenario.parameters.some((each) => each.key === key && each.live));
  return [300 * MS, 900 * MS, 1700 * MS].map((at): Change => {
    const key = draw(...keys);
    const { min = 0 } = scenario.parameters.find((each) => each.key === key) as { readonly min?: number };
    const value = draw(...LIVE[key]!);
    return { at, key, value: typeof value === 'number' ? Math.max(min, value) : value };
  });
}

function killsOf(scenario: Scenario, params: ParamValues, draw: Draw): Kill[] {
  const places = scenario.places(params);
  return [3, 8, 9, 30, 31, 60]
    .map((n): Kill => ({ place: draw(places[0]!, places[0]!, ...places), n }))
    .sort(byPlaceAndNumber);
}
