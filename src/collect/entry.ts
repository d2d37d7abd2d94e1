// A link that was handed in, read: whose it is, which run, what was predicted, and what is wrong with the link itself. Whether
// what it claims is so, the run says (judge-entry.ts).

import { describeRepair } from '../scenarios/kit/describe-repair.ts';
import { personOf, seedOf } from '../scenarios/kit/handed-in.ts';
import type { Lesson } from '../scenarios/kit/lesson.ts';
import type { LinkState } from '../scenarios/kit/link-state.ts';
import { nearest } from '../scenarios/kit/nearest.ts';
import { parseLink } from '../scenarios/kit/parse-link.ts';
import type { Prediction } from '../scenarios/kit/prediction.ts';
import { fitPredictions } from '../scenarios/kit/read-predictions.ts';
import type { Repair } from '../scenarios/kit/repair.ts';
import { MODEL_VERSION, type RunSpec } from '../scenarios/kit/run-spec.ts';
import type { Scenario } from '../scenarios/kit/scenario.ts';
import { splitLink } from '../scenarios/kit/split-link.ts';
import { inEveryLanguage, text } from '../scenarios/kit/text.ts';
import type { Finding } from './finding.ts';
import { leavesRun } from './leaves-run.ts';
import type { FoundIn } from './read-file.ts';

export interface Course {
  readonly scenario: Scenario;
  readonly lesson: Lesson;
}

/** Scenarios by id, each with its lesson. */
export interface Courses {
  readonly ids: readonly string[];
  get(id: string): Promise<Course | undefined>;
}

export interface ReadRun {
  readonly course: Course;
  readonly state: LinkState;
  /** The run that was on the stage: edited, asked about and handed in. */
  readonly spec: RunSpec;
  /** Those that answer a question of the lesson. */
  readonly predictions: readonly Prediction[];
  /** The page said what it had found, with this model, and the run is the one it was found in. */
  readonly isComparable: boolean;
  /** What happened to the link: it has some flaw, or ends within what it claims. */
  readonly flaw?: 'mangled' | 'cut-claim';
}

export interface Entry {
  readonly found: FoundIn;
  /** Counted from 1, in the order in which they were found. */
  readonly number: number;
  /** Their own words, else those beside the link; empty if there are none. */
  readonly who: string;
  /** Undefined if it cannot be said which run it is. */
  readonly run: ReadRun | undefined;
  readonly findings: readonly Finding[];
}

/** In the order in which they are given; of several by the same person for the same step, the last one counts. */
export async function readEntries(found: readonly FoundIn[], courses: Courses): Promise<readonly Entry[]> {
  const entries = await Promise.all(found.map((each, index) => readEntry(each, index + 1, courses)));
  const last = new Map(entries.map((entry) => [taskOf(entry), entry]));
  return entries.map((entry) => {
    const later = taskOf(entry) === '' ? entry : last.get(taskOf(entry))!;
    return later === entry ? entry : { ...entry, findings: [...entry.findings, replacedBy(later)] };
  });
}

/** Who, and what they handed in: empty where one cannot be said. */
function taskOf({ who, run }: Entry): string {
  const person = personOf(who);
  if (person === '' || !run) return '';
  return [person, run.course.scenario.id, run.state.view.step ?? 1].join(' ');
}

async function readEntry(found: FoundIn, number: number, courses: Courses): Promise<Entry> {
  const { id, text: link } = splitLink(found.link);
  const course = id === undefined ? undefined : await courses.get(id);
  if (!course) return { found, number, who: found.beside, run: undefined, findings: [unknown(id, courses)] };
  const { scenario, lesson } = course;
  const { state, repairs } = parseLink(link, scenario);
  const { p = [], who, front = 0, own, got } = state.view;
  const asks = lesson.steps.flatMap(({ asks = [] }) => asks);
  const fitted = fitPredictions(asks, p);
  const wrong = [...repairs, ...cutOff(found.link, repairs), ...fitted.repairs];
  const model = wrong.find(({ code }) => code === 'other-model');
  const mangled = wrong.filter((repair) => repair !== model);
  const spec = [state.spec, ...state.others][front]!;
  const findings: Finding[] = [];
  const isComparable = got !== undefined && !model && mangled.every((repair) => leavesRun(repair, scenario));
  if (mangled.length > 0) findings.push(sayMangled(mangled, got !== undefined && !isComparable));
  // Of a broken link nobody can say whether it was this that broke.
  else if (model) findings.push(sayModel(model));
  else if (!got) findings.push(NO_CLAIM);
  if (own && who && spec.params['seed'] !== seedOf(who, scenario)) findings.push(notOwn(who, spec, scenario));
  const predictions = fitted.predictions.filter(({ given }) => given !== '');
  const flaw = flawOf(mangled);
  const run = { course, state, spec, predictions, isComparable, ...(flaw && { flaw }) };
  return { found, number, who: who || found.beside, run, findings };
}

/** Typed by hand a short link needs no `v` at its end; copied from the page it has one. */
function cutOff(link: string, repairs: readonly Repair[]): readonly Repair[] {
  const [, said = ''] = /^https?:[^#?]*[#?](.*)$/is.exec(link) ?? [];
  const isWhole = said === '' || /(^|[&#?;])(amp;)?v=/i.test(said.replace(/%3D/gi, '=').replace(/%26/gi, '&'));
  return isWhole || repairs.some(({ code }) => code === 'cut-off')
    ? []
    : [{ code: 'cut-off', given: said.split('&').at(-1)! }];
}

function flawOf(repairs: readonly Repair[]): ReadRun['flaw'] {
  if (repairs.some(({ code, given }) => code === 'cut-off' && /^got=/i.test(given))) return 'cut-claim';
  return repairs.length > 0 ? 'mangled' : undefined;
}

const NOT_COMPARED = text(
  'Which run was handed in, or of which model, is not certain, so what it claims is not compared.',
  '어떤 실행을 어느 모델로 제출했는지 확실하지 않아 제출한 결과와 견주지 않습니다.',
);

const sayMangled = (repairs: readonly Repair[], isLost: boolean): Finding => ({
  code: 'mangled',
  says: inEveryLanguage((language) =>
    [...repairs.map((repair) => describeRepair(repair, language)), ...(isLost ? [NOT_COMPARED[language]] : [])].join(
      ' ',
    ),
  ),
});

function sayModel({ given }: Repair): Finding {
  const made = given.replace(/^m=/i, '');
  const isOlder = made.localeCompare(MODEL_VERSION, 'en', { numeric: true }) < 0;
  return {
    code: isOlder ? 'older-model' : 'newer-model',
    says: text(
      `Handed in with model ${made}; computed here with ${MODEL_VERSION}, so what it claims is not compared.`,
      `모델 ${made}에서 제출했습니다. 여기서는 ${MODEL_VERSION}로 계산하므로 제출한 결과와 견주지 않습니다.`,
    ),
  };
}

const NO_CLAIM: Finding = {
  code: 'no-claim',
  says: text(
    'Not copied by Hand in: it says which run it is, not what was found.',
    '‘제출하기’로 복사한 링크가 아니어서, 어떤 실행인지만 있고 결과는 없습니다.',
  ),
};

const notOwn = (who: string, { params }: RunSpec, scenario: Scenario): Finding => ({
  code: 'not-own-seed',
  says: text(
    `The run has seed ${params['seed']}; that of ${who} is ${seedOf(who, scenario)}.`,
    `이 실행의 시드는 ${params['seed']}인데, ${who}의 시드는 ${seedOf(who, scenario)}입니다.`,
  ),
});

const replacedBy = ({ number }: Entry): Finding => ({
  code: 'replaced',
  says: text(`Handed in again: number ${number} counts.`, `다시 제출했습니다. ${number}번을 셉니다.`),
});

function unknown(id: string | undefined, courses: Courses): Finding {
  if (id === undefined || id === '') {
    return {
      code: 'mangled',
      says: text('The link does not say of which scenario it is.', '어떤 시나리오의 링크인지 알 수 없습니다.'),
    };
  }
  const meant = nearest(id, courses.ids);
  const short = id.slice(0, 40);
  return {
    code: 'unknown-scenario',
    says: text(
      `There is no scenario "${short}"${meant ? `; perhaps ${meant} was meant` : ''}.`,
      `"${short}" 시나리오는 없습니다.${meant ? ` 혹시 ${meant}일까요?` : ''}`,
    ),
  };
}
