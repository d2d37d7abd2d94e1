// A run as a file: all that a link says, whatever its length, with the digest of every run and the version of the model, so that
// whoever opens it knows whether it is the same run here. Pure. Values are in the units of the house: ns, bit/s, bytes.

import * as z from 'zod/mini';
import { digestText } from '../../scenarios/kit/digest-text.ts';
import { baseOf, defaultsOf, LINK_VERSION, type LinkState } from '../../scenarios/kit/link-state.ts';
import { parseLink } from '../../scenarios/kit/parse-link.ts';
import { MODEL_VERSION, type RunSpec } from '../../scenarios/kit/run-spec.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';
import { validate } from '../../scenarios/kit/validate.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';

const FORMAT = 'lectern-run';
/** Raised when a field changes its meaning. */
const VERSION = 1;
/** A file of a run is small; nothing larger is read. */
const FILE_AT_MOST = 1_000_000;

// It would try whether it may compile its checks, which pages may not (build/csp.ts), and Firefox tells of it.
z.config({ jitless: true });
const value = z.union([z.number(), z.string(), z.boolean()]);
const run = z.object({
  params: z.record(z.string(), value),
  changes: z.array(z.object({ at: z.number(), key: z.string(), value })),
  kills: z.array(z.object({ place: z.string(), n: z.number() })),
  digest: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
});
const shape = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  scenario: z.string(),
  model: z.string(),
  link: z.string(),
  runs: z.array(run).check(z.minLength(1), z.maxLength(3)),
  view: z.string(),
});

/** The file's text. @param digests of the runs, A first; undefined where one is not computed to its end */
export function writeRunFile(
  state: LinkState,
  scenario: Scenario,
  digests: readonly (number | undefined)[],
  link: string,
): string {
  const runs = [state.spec, ...state.others].map(({ params, changes, kills }, index) => {
    const digest = digests[index];
    return { params, changes, kills, ...(digest === undefined ? {} : { digest: digestText(digest) }) };
  });
  const data: z.infer<typeof shape> = {
    format: FORMAT,
    version: VERSION,
    scenario: scenario.id,
    model: MODEL_VERSION,
    link,
    runs: runs as z.infer<typeof run>[],
    view: viewText(state, scenario),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** What is looked at, as links say it: one way to read it, and to repair it. Its moments need a run as long, its connection the same network, and its front run others. */
function viewText({ spec: { params }, view, others }: LinkState, scenario: Scenario): string {
  const base = parseLink('', scenario).state.spec;
  const spec = { ...base, params: view.conn ? params : { ...base.params, end: params['end']! } };
  return writeLink({ spec, others: others.map(() => spec), view, version: LINK_VERSION }, scenario);
}

export interface OpenedFile {
  readonly state: LinkState;
  /** Of its runs, as the file has them. */
  readonly digests: readonly (string | undefined)[];
  readonly model: string;
  /** Settings that it does not have, being older than they are: they stand where a link of its day has them. */
  readonly added: readonly Text[];
}

/** Why a file is not opened, and for one of another scenario where it belongs. */
export interface RefusedFile {
  readonly why: Text;
  readonly elsewhere?: { readonly scenario: string; readonly fragment: string };
}

/** A file that somebody chose. */
export async function openRunFile(
  file: Pick<Blob, 'size' | 'text'>,
  scenario: Scenario,
): Promise<OpenedFile | RefusedFile> {
  if (file.size <= FILE_AT_MOST) return readRunFile(await file.text(), scenario);
  return {
    why: text(
      'It is too large for a run file: at most 1 MB is read.',
      '실행 파일로 보기에 너무 큽니다. 1 MB까지 읽습니다.',
    ),
  };
}

export function readRunFile(words: string, scenario: Scenario): OpenedFile | RefusedFile {
  let data: unknown;
  try {
    data = JSON.parse(words);
  } catch {
    return { why: text('This is no run file: it is not JSON.', '실행 파일이 아닙니다. JSON이 아닙니다.') };
  }
  const { format, version } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (format !== FORMAT) {
    return { why: text('This is JSON, but no run file of Lectern.', 'JSON이지만 Lectern의 실행 파일이 아닙니다.') };
  }
  if (typeof version === 'number' && version > VERSION) {
    return {
      why: text(
        'This file was saved by a newer version of Lectern. Reload to update.',
        '더 새로운 Lectern에서 저장한 파일입니다. 새로 고침을 하면 업데이트됩니다.',
      ),
    };
  }
  const parsed = shape.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') ?? '';
    return {
      why: text(
        `This run file is damaged: ${where} is missing or not what it should be.`,
        `실행 파일이 손상되었습니다. ${where} 항목이 없거나 올바르지 않습니다.`,
      ),
    };
  }
  return stateOf(parsed.data, scenario);
}

function stateOf(file: z.infer<typeof shape>, scenario: Scenario): OpenedFile | RefusedFile {
  if (file.scenario !== scenario.id) {
    const fragment = /#.*$/s.exec(file.link)?.[0] ?? '';
    return {
      why: text(
        `This is a run of another scenario (${file.scenario}).`,
        `다른 시나리오(${file.scenario})의 실행입니다.`,
      ),
      elsewhere: { scenario: file.scenario, fragment },
    };
  }
  const { view, version } = parseLink(file.view, scenario).state;
  const defaults = defaultsOf(scenario, version);
  const runs = file.runs.map(
    ({ params, changes, kills }): RunSpec => ({
      scenario: file.scenario,
      params: { ...baseOf(scenario, defaults, params), ...params },
      changes,
      kills,
    }),
  );
  const problem = runs.flatMap((each) => validate(each, scenario))[0];
  if (problem) {
    return {
      why: text(
        `The run in this file cannot be simulated here: ${problem.en}.`,
        `이 파일의 실행은 여기서 시뮬레이션할 수 없습니다. ${problem.ko}.`,
      ),
    };
  }
  const [spec, ...others] = runs;
  const { t, z0, z1, front, ...kept } = view;
  const end = Number(spec!.params['end']);
  const inside = {
    ...(t === undefined ? {} : { t: Math.min(t, end) }),
    ...(z0 === undefined || z1 === undefined || z1 > end ? {} : { z0, z1 }),
    ...(front && front <= others.length ? { front } : {}),
  };
  return {
    state: { spec: spec!, others, view: { ...kept, ...inside }, version: LINK_VERSION },
    digests: file.runs.map(({ digest }) => digest),
    model: file.model,
    added: scenario.parameters
      .filter(({ key }) => file.runs.some(({ params }) => params[key] === undefined))
      .map(({ label }) => label),
  };
}
