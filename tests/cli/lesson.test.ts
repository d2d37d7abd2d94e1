// `lectern lesson`: a lesson to begin with is right for every scenario, and what is not so in a run is named where it stands.

import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lectern } from '../../src/cli/command-line.ts';
import { watchFile } from '../../src/cli/watch-file.ts';
import { scenarios } from '../../src/scenarios/index.ts';
import { say } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'lessons-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, text: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('a lesson to begin with', () => {
  it.each(scenarios.map(({ id }) => id))('of %s is right', async (id) => {
    const file = join(folder, `${id}.md`);
    expect((await say('lesson', 'new', id, file)).status).toBe(0);
    const { status, out } = await say('lesson', 'check', file);
    expect([status, out]).toEqual([0, expect.stringContaining(`${file}: everything holds.`)]);
    expect(out).toContain('5 minutes in all');
    // What is there is never written over.
    const before = readFileSync(file, 'utf8');
    expect(await say('lesson', 'new', id, file)).toMatchObject({
      status: 2,
      err: expect.stringContaining('stays as it is'),
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

const STEP = (rest: string): string => `---
scenario: reno
---

# How long?

As long as {silent}.

\`\`\`step
at: first timeout
numbers:
  silent: { result: silentTime, is: 1s }
${rest}
\`\`\`
`;

const QUESTION = (rest: string): string => `${STEP('')}
\`\`\`question
kind: moment
id: when
ask: When?
${rest}
within: 1ms
answer: at("first timeout")
because: Then.
\`\`\`
`;

it('a text in one language only is counted', async () => {
  const { err } = await say('lesson', 'check', fileOf('english.md', STEP('')), '--read-only');
  expect(err).toBe('One of its texts is in one language only.');
});

it('a number may be of another run: its events, its gauges, and both against its own', async () => {
  const text = STEP(`  later: { of: 'other("A", at("timeout")) - at("timeout")', is: 800ms }
  same: { of: 'other("rmin=200ms", at("timeout"))', is: 0.7206s, digits: 4 }
  window: { of: 'other("B", value("cwnd", at("timeout")))', is: 1, unit: packets }`)
    .replace('is: 1s', 'is: 200ms')
    .replace('at: first', 'run: rmin=200ms\nbeside: [rmin=1s]\nat: first')
    .replace('As long as {silent}.', '{silent} {later} {same} {window}');
  const { status, out } = await say('lesson', 'check', fileOf('other.md', text));
  expect([status, out]).toEqual([0, expect.stringContaining('everything holds.')]);
});

describe('a lesson in other letters than UTF-8', () => {
  const wide = (text: string): Buffer => Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]);

  it('is read as it was written', async () => {
    const file = fileOf('wide.md', wide(STEP('').replace('{silent}', '{silnt}')));
    expect((await say('lesson', 'check', file)).out).toContain('There is no number or setting "silnt"');
    expect((await say('lesson', 'check', fileOf('wide.md', wide(STEP(''))))).out).toContain('everything holds.');
  });

  it('that is no text is refused in one line', async () => {
    const file = fileOf('binary.md', Buffer.concat([Buffer.from(STEP('')), Buffer.of(0xff, 0xd9, 0)]));
    const err = `lectern: ${file} cannot be read: it is no text in UTF-8, UTF-16 or EUC-KR.`;
    expect(await say('lesson', 'check', file)).toEqual({ status: 2, out: '', err });
  });
});

describe('a lesson that is not so', () => {
  it.each([
    ['a number', STEP('').replace('is: 1s', 'is: 2s'), 12, 'The run has 1 s, not 2 s.', '실행에서는'],
    [
      'an event that does not come',
      STEP('').replace('first timeout', 'glue'),
      10,
      'This event does not come',
      '이벤트가 없습니다',
    ],
    [
      'a comparison',
      STEP('claims:\n  - { result: goodput, is: above, than: [rmin=1s, rmin=200ms] }'),
      14,
      'This does not hold: goodput is',
      '사실과 다릅니다',
    ],
    [
      'a number of an event that does not come',
      STEP('  never: { of: at("glue"), is: 1s }').replace('{silent}', '{silent} {never}'),
      13,
      'The run has no event',
      '실행에 없습니다',
    ],
    [
      'a question without an answer',
      `${STEP('')}\n\`\`\`question\nkind: moment\nid: never\nask: When?\nfrom: 1s\nuntil: 2s\nwithin: 1ms\nanswer: at("glue")\nbecause: Never.\n\`\`\`\n`,
      17,
      'The run of the step has no answer to this.',
      '답이 없습니다',
    ],
    [
      'an answer outside the range of its question',
      `${STEP('')}\n\`\`\`question\nkind: number\nid: wait\nask: How long?\nfrom: 1s\nuntil: 2s\nquantity: duration\nrange: 0 to 500ms\nanswer: silentTime\nbecause: So.\n\`\`\`\n`,
      17,
      'The answer 1 s is outside the range 0 – 500 ms.',
      '답(1초)이 범위(0–500 ms)를 벗어납니다.',
    ],
    [
      'an answer after the end of the run',
      `${STEP('')}\n\`\`\`question\nkind: moment\nid: late\nask: When?\nfrom: 1s\nuntil: 20s\nwithin: 1ms\nanswer: 900s\nbecause: So.\n\`\`\`\n`,
      17,
      'The answer 900 s is after the end of the run (20 s).',
      '답(900초)이 실행이 끝나는 시각(20초)보다 늦습니다.',
    ],
    [
      'a question that ends after the run',
      QUESTION('from: 1s\nuntil: 500s'),
      21,
      'The run of the step ends at 20 s, before this: write an earlier moment.',
      '더 이른 시점을 쓰세요',
    ],
    [
      'a gauge to hide that there is not',
      QUESTION('from: 1s\nuntil: 2s\nhides: [cwdn, rexmt]'),
      22,
      'There is no gauge "cwdn" (did you mean "cwnd"?).',
      '"cwdn"라는 게이지',
    ],
    [
      'a task that is done already',
      `${STEP('')}\n\`\`\`task\nid: done\nask: Do it.\ngoal: goodput > 1 kbit/s\n\`\`\`\n`,
      17,
      'The run of the step does this already.',
      '이미',
    ],
  ])('%s', async (_, text, line, message, korean) => {
    const file = fileOf('wrong.md', text);
    const { status, out } = await say('lesson', 'check', file);
    expect(status).toBe(1);
    expect(out.split('\n')[0]).toMatch(new RegExp(`^${file.replace(/[.\\/]/g, '\\$&')}:${line}:\\d+: `));
    expect(out).toContain(message);
    expect((await say('lesson', 'check', file, '--language', 'ko')).out).toContain(korean);
    expect((await say('lesson', 'check', file, '--read-only')).status).toBe(0);
  });

  it('is read to its end: every mistake has a line of its own', async () => {
    const file = fileOf('two.md', STEP('').replace('first timeout', 'timout').replace('{silent}', '{silnt}'));
    const { status, out } = await say('lesson', 'check', file);
    expect([status, out.split('\n')]).toEqual([
      1,
      [
        `${file}:7:12: There is no number or setting "silnt" (did you mean "silent"?).`,
        `${file}:10:5: There is no event "timout" (did you mean "timeout"?).`,
      ],
    ]);
  });
});

describe('a file that is watched', () => {
  it('is checked again at every save, and what changed is told', async () => {
    const right = STEP('');
    const wrong = right.replace('is: 1s', 'is: 2s');
    const file = fileOf('watched.md', wrong);
    const out: string[] = [];
    let [save, interrupt, isWatched] = [(): void => {}, (): void => {}, false];
    const status = lectern(['lesson', 'check', file, '--watch'], {
      print: (text) => out.push(...text.split('\n').filter(Boolean)),
      note: () => {},
      watchFile(_, onSave) {
        [save, isWatched] = [onSave, true];
        return () => {
          isWatched = false;
        };
      },
      onInterrupt(action) {
        interrupt = action;
        return () => {};
      },
    });
    const saved = (text: string): readonly string[] => {
      writeFileSync(file, text);
      out.length = 0;
      save();
      return [...out];
    };
    const number = `${file}:12:3: The run has 1 s, not 2 s.`;
    expect(out).toEqual([number]);
    // Of a file that cannot be read nothing is run, so nothing is known of its numbers.
    expect(saved(`${wrong}\n\`\`\`notes\nmintes: 5\n\`\`\`\n`)).toEqual([
      `${file}:17:1: There is no field "mintes" (did you mean "minutes"?).`,
      `${file}: one mistake.`,
    ]);
    expect(saved(wrong)).toEqual([
      'mended: There is no field "mintes" (did you mean "minutes"?).',
      number,
      `${file}: one mistake.`,
    ]);
    // A line further down it is the same mistake.
    expect(saved(wrong.replace('numbers:', 'chart: rto\nnumbers:'))).toEqual([
      `still ${number.replace(':12:', ':13:')}`,
      `${file}: one mistake.`,
    ]);
    expect(saved(right).slice(0, 2)).toEqual(['mended: The run has 1 s, not 2 s.', `${file}: everything holds.`]);
    // Saved as it was; gone for a moment, as editors do.
    expect(saved(right)).toEqual([]);
    rmSync(file);
    out.length = 0;
    save();
    expect(out).toEqual([]);
    expect(saved(right.replace('How long?', 'How long is it?'))).toContain(`${file}: everything holds.`);
    expect(isWatched).toBe(true);
    interrupt();
    expect([await status, isWatched]).toEqual([0, false]);
  });

  it('tells when it was written into and when it was replaced', async () => {
    const file = fileOf('saved.md', 'one');
    const saves = { next: (): void => {} };
    const stop = watchFile(file, () => saves.next());
    const saved = (how: () => void): Promise<void> =>
      new Promise((resolve) => {
        saves.next = resolve;
        how();
      });
    await saved(() => writeFileSync(file, 'two'));
    await saved(() => renameSync(fileOf('saved.md~', 'three'), file));
    stop();
    expect(readFileSync(file, 'utf8')).toBe('three');
  });
});

describe('a command that cannot be done', () => {
  it.each([
    ['lesson', 'lesson is followed by "check" and a file, or by "new" and a scenario.'],
    ['lesson check', 'lesson check needs a file.'],
    ['lesson check a b', '"b" is one too many.'],
    ['lesson new rneo', 'There is no scenario "rneo" (did you mean "reno"?).'],
    ['lesson check nowhere.md', 'nowhere.md cannot be read'],
  ])('%s', async (line, message) => {
    const { status, err } = await say(...line.split(' '));
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
