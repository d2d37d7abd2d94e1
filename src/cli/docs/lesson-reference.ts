// The reference tables of docs/lessons.md, made from what is declared: fields of blocks, kinds of questions, functions, and the
// names that every scenario has. They stand in the page between two comments each.

import { MARKS, type MarkKind } from '../../engine/core/marks.ts';
import { KINDS_ON } from '../../explain/explain.ts';
import { COMMON } from '../../expression/evaluate.ts';
import { BLOCK_FIELDS, type DeclaredField, FUNCTION_WORDS, KIND_FIELDS } from '../../lesson-file/declared-fields.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';

/** The page with its tables as they are now. @throws Error if it has no place for one */
export function withLessonReference(page: string, scenarios: readonly Scenario[]): string {
  const tables = {
    blocks: fieldTable('block', BLOCK_FIELDS),
    questions: fieldTable('kind', KIND_FIELDS),
    functions: functionTable(),
    names: namesTable(scenarios),
    events: eventTable(scenarios),
  };
  return Object.entries(tables).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- generated: ${name} -->\\n)[^]*?(<!-- end -->)`);
    if (!place.test(text)) throw new Error(`docs/lessons.md has no place for its table of ${name}.`);
    return text.replace(place, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
  }, page);
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (words: string): string => `\`${words}\``;

function fieldTable(what: string, all: Readonly<Record<string, Readonly<Record<string, DeclaredField>>>>): string {
  const rows = Object.entries(all).flatMap(([name, fields]) =>
    Object.entries(fields).map(([key, { takes, means, isWanted }], index) =>
      row(index === 0 ? (/ /.test(name) ? name : code(name)) : '', code(key), isWanted ? 'yes' : '', takes, means),
    ),
  );
  return [row(what, 'field', 'required', 'takes', 'means'), '|---|---|---|---|---|', ...rows].join('\n');
}

function functionTable(): string {
  const own = Object.values(FUNCTION_WORDS).map(([form, gives]) => row(code(form), gives));
  const common = row(Object.keys(COMMON).map(code).join(' '), 'as usual');
  return [row('function', 'gives'), '|---|---|', ...own, common].join('\n');
}

function namesTable(scenarios: readonly Scenario[]): string {
  const rows = scenarios.map(({ id, charts, metrics, stage }) => {
    const shown = charts.map((chart) => {
      const gauges = [...new Set(chart.lines.map(({ gauge }) => gauge))];
      return gauges.join() === chart.id ? code(chart.id) : `${code(chart.id)} (${gauges.map(code).join(' ')})`;
    });
    const kinds = [...new Set<string>([...KINDS_ON[stage], 'change', 'kill'])];
    return row(code(id), shown.join(', '), metrics.map(({ name }) => code(name)).join(' '), kinds.map(code).join(' '));
  });
  return [row('scenario', 'charts (their gauges)', 'results', 'events'), '|---|---|---|---|', ...rows].join('\n');
}

/** What each event carries, of those that come in any scenario. */
function eventTable(scenarios: readonly Scenario[]): string {
  const kinds = [...new Set<MarkKind>(scenarios.flatMap(({ stage }) => [...KINDS_ON[stage], 'change' as const]))];
  const rows = kinds.map((kind) => row(code(kind), MARKS[kind].map(code).join(' ') || 'none'));
  return [row('event', 'its numbers'), '|---|---|', ...rows].join('\n');
}
