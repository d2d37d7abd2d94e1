// What was handed in, a row for each link: whose it is, the run, every answer and how it stands to the run, the task, and what is
// wrong. Sorted by any column, shown in part by whose it is and by what there is to remark.

import { type ReactNode, useMemo, useState } from 'react';
import { type QuestionColumn, questionColumns, TASK, taskResults } from '../../collect/collected-table.ts';
import { FINDINGS, type FindingCode } from '../../collect/finding.ts';
import type { Row } from '../../collect/judge-all.ts';
import type { JudgedPrediction } from '../../collect/judge-entry.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { writeLink } from '../../scenarios/kit/write-link.ts';
import type { CollectWords } from '../i18n/collect.en.ts';
import { useCollect } from './collect-context.ts';

interface Column {
  readonly id: string;
  readonly head: string;
  /** What is sorted by. */
  of(row: Row): string | number;
  cell(row: Row): ReactNode;
}

type Shown = 'all' | 'remarked' | FindingCode;

interface TableProps {
  readonly rows: readonly Row[];
  readonly isComputing: boolean;
}

export function CollectedTable({ rows, isComputing }: TableProps) {
  const { words, language } = useCollect();
  const [sort, setSort] = useState<Sort>({ by: 'number', down: false });
  const [shown, setShown] = useState<Shown>('all');
  const [whose, setWhose] = useState('');
  const columns = useMemo(
    () => columnsOf(rows, { words, language, isComputing }),
    [rows, words, language, isComputing],
  );
  const visible = rows.filter(
    (row) => isShown(row, shown) && row.who.toLowerCase().includes(whose.trim().toLowerCase()),
  );
  const by = columns.find(({ id }) => id === sort.by) ?? columns[0]!;
  const sorted = visible.toSorted((a, b) => compare(by.of(a), by.of(b), language) * (sort.down ? -1 : 1));
  return (
    <div>
      <Filter rows={rows} count={visible.length} whose={whose} onWhose={setWhose} shown={shown} onShown={setShown} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keys */}
      <section className="collected-scroll" tabIndex={0} aria-label={words.table}>
        <table className="collected">
          <caption className="out-of-sight">{words.table}</caption>
          <Head columns={columns} sort={sort} onSort={setSort} />
          <tbody>
            {sorted.map((row) => (
              <tr key={row.number} data-replaced={row.counts ? undefined : ''}>
                {columns.map(({ id, cell }) => (
                  <td key={id} className={`of-${kindOf(id)}`}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface FilterProps {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly whose: string;
  readonly onWhose: (whose: string) => void;
  readonly shown: Shown;
  readonly onShown: (shown: Shown) => void;
}

function Filter({ rows, count, whose, onWhose, shown, onShown }: FilterProps) {
  const { words, language } = useCollect();
  const codes = (Object.keys(FINDINGS) as FindingCode[]).filter((code) => rows.some((row) => hasFinding(row, code)));
  return (
    <div className="collect-filter">
      <label>
        <span>{words.search}</span>
        <input type="search" value={whose} onChange={(event) => onWhose(event.target.value)} />
      </label>
      <label>
        <span>{words.filter}</span>
        <select value={shown} onChange={(event) => onShown(event.target.value as Shown)}>
          <option value="all">{words.all}</option>
          <option value="remarked">{words.remarked}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {`${FINDINGS[code][language]} (${rows.filter((row) => hasFinding(row, code)).length})`}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{count < rows.length ? words.shown(count, rows.length) : ''}</span>
    </div>
  );
}

interface Sort {
  /** Id of a column. */
  readonly by: string;
  readonly down: boolean;
}

interface HeadProps {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

function Head({ columns, sort, onSort }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, head }) => (
          <th
            key={id}
            scope="col"
            className={`of-${kindOf(id)}`}
            aria-sort={sort.by === id ? (sort.down ? 'descending' : 'ascending') : undefined}
          >
            <button type="button" onClick={() => onSort({ by: id, down: sort.by === id && !sort.down })}>
              {head}
              <span aria-hidden="true">{sort.by === id ? (sort.down ? ' ↓' : ' ↑') : ''}</span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** All questions are styled alike. */
const kindOf = (id: string): string => (id.includes('.') ? 'question' : id);

const hasFinding = ({ findings }: Row, wanted: FindingCode): boolean => findings.some(({ code }) => code === wanted);

const isShown = (row: Row, shown: Shown): boolean =>
  shown === 'all' || (shown === 'remarked' ? row.findings.length > 0 : hasFinding(row, shown));

const compare = (a: string | number, b: string | number, language: Language): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), language, { numeric: true });

interface Said {
  readonly words: CollectWords;
  readonly language: Language;
  readonly isComputing: boolean;
}

const STANDS = ['right', 'near', 'other', 'no'] as const;
const SIGNS = { right: '✓', near: '≈', other: '○', no: '–' } as const;

function columnsOf(rows: readonly Row[], said: Said): readonly Column[] {
  const { words, language } = said;
  const questions = questionColumns(rows).map(
    (column): Column => ({
      id: column.name,
      head: column.ask[language],
      of: (row) => orderOf(column, row),
      cell: (row) => <Answer each={column.of(row)} {...said} />,
    }),
  );
  const hasTask = rows.some(({ judged }) => judged?.task);
  return [
    { id: 'number', head: words.number, of: ({ number }) => number, cell: ({ number }) => number },
    {
      id: 'who',
      head: words.who,
      of: ({ who }) => who,
      cell: ({ who }) => who || <span className="unit">{words.nobody}</span>,
    },
    {
      id: 'run',
      head: words.run,
      of: ({ run }) => (run ? `${run.course.scenario.id} ${run.state.view.step ?? 1}` : ''),
      cell: (row) => <Run row={row} {...said} />,
    },
    {
      id: 'remarks',
      head: words.remarks,
      of: ({ findings }) => findings.map(({ code }) => code).join(' '),
      cell: (row) => <Remarks row={row} {...said} />,
    },
    ...(hasTask
      ? [{ id: 'task', head: words.task, of: taskOrder, cell: (row: Row) => <Task row={row} {...said} /> }]
      : []),
    ...questions,
  ];
}

/** Right ones first, then by what was answered. */
function orderOf(column: QuestionColumn, row: Row): string {
  const each = column.of(row);
  return each ? `${STANDS.indexOf(each.stands)} ${each.givenWords.en}` : '9';
}

const taskOrder = ({ judged }: Row): number => (judged?.task ? Number(!judged.task.checked.done) : 2);

function Run({ row: { run, judged, found }, words, language, isComputing }: Said & { readonly row: Row }) {
  if (!run) return <code className="collect-link">{found.link}</code>;
  const { scenario } = run.course;
  const link = `../${scenario.id}/${writeLink(run.state, scenario)}`;
  return (
    <>
      <a href={link} target="_blank" rel="noopener" title={words.open}>
        {words.step(scenario.title[language], run.state.view.step ?? 1)}
      </a>
      {!judged && !isComputing && <span className="collect-note">{words.waiting}</span>}
    </>
  );
}

interface AnswerProps extends Said {
  readonly each: JudgedPrediction | undefined;
}

function Answer({ each, words, language }: AnswerProps) {
  if (!each) return null;
  const share = each.score && `${Math.round(each.score.share * 100)} %`;
  return (
    <span data-stands={each.stands}>
      <span aria-hidden="true" className="collect-sign">
        {SIGNS[each.stands]}
      </span>
      <span className="out-of-sight">{words.stands[each.stands]}: </span>
      {each.givenWords[language] || share || ''}
    </span>
  );
}

function Task({ row: { judged, run }, language }: Said & { readonly row: Row }) {
  if (!judged?.task || !run) return null;
  const { done } = judged.task.checked;
  return (
    <>
      <span aria-hidden="true" className="collect-sign">
        {done ? '✓' : '○'}
      </span>
      {TASK[done ? 'done' : 'open'][language]}
      <span className="collect-note">{taskResults(judged.task, run.course.scenario, language)}</span>
    </>
  );
}

function Remarks({ row: { findings }, language }: Said & { readonly row: Row }) {
  return findings.map(({ code, says }) => (
    <div key={code} className="collect-remark">
      <b>{FINDINGS[code][language]}</b>
      <span className="collect-note">{says[language].replaceAll('`', '')}</span>
    </div>
  ));
}
