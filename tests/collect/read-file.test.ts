// Links in whatever they come in: each is found once and whole, with the words that say whose it is, and nothing else is taken
// for one.

import { describe, expect, it } from 'vitest';
import { courses } from '../../src/cli/collect/courses.ts';
import { findInFile, readFound } from '../../src/collect/read-file.ts';

const A = 'https://lectern.example.ac.kr/reno/#q=30&step=3&who=a1&got=9b73f3fd,smooth,goodput:1935960&m=1.1&v=1';
const B = 'https://lectern.example.ac.kr/lan-rto/#rmin=200ms&v=1';

const found = async (text: string, source = 'pasted') =>
  (await readFound(source, text, courses.ids)).map(({ link, beside }) => [beside, link]);

describe('in text', () => {
  it.each([
    [
      'a list',
      `Kim Minsu: ${A}\n- 이영희 ${B}`,
      [
        ['Kim Minsu', A],
        ['이영희', B],
      ],
    ],
    [
      'a chat',
      `[10:02] Kim Minsu: ${A}\n오후 3:14 이영희\n${B}`,
      [
        ['Kim Minsu', A],
        ['이영희', B],
      ],
    ],
    ['a chat with names on lines of their own', `Kim Minsu  2026-11-23 10:02 AM\n\n${A}\n`, [['Kim Minsu', A]]],
    ['a sentence', `Here it is (${A}).`, [['Here it is', A]]],
    ['words behind it', `${A} from Kim`, [['from Kim', A]]],
    ['the end of a link', 'Kim reno/#q=50&v=1', [['Kim', 'reno/#q=50&v=1']]],
    ['a default run', 'Kim https://host.example/reno/', [['Kim', 'https://host.example/reno/']]],
    ['an unknown scenario', 'Kim https://host.example/rneo/#q=5&v=1', [['Kim', 'https://host.example/rneo/#q=5&v=1']]],
    ['nothing', 'See https://zoom.example/j/123?pwd=abc and https://host.example/course/view.php?id=3#section-2', []],
  ])('%s', async (_, text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('broken over lines by a mail program is put together again, quoted or not', async () => {
    for (const quote of ['', '> ', '>> ']) {
      const lines = [A.slice(0, 60), A.slice(60, 90), A.slice(90)].map((line) => quote + line);
      expect((await found(`Kim wrote:\n${lines.join('\n')}\nBest,\nKim`)).map(([, link]) => link)).toEqual([A]);
    }
  });

  it('that was cut off does not swallow what comes next', async () => {
    const links = (await found(`Kim ${A.slice(0, 70)}\nLee ${B}`)).map(([, link]) => link);
    expect(links).toEqual([A.slice(0, 70), B]);
  });
});

describe('in a table', () => {
  it('the columns with names say whose it is, whatever separates them', async () => {
    for (const separator of [',', ';', '\t']) {
      const rows = [
        ['ID number', 'Full name', 'Status', 'Online text'],
        ['20231234', '"Kim, Minsu"', 'Submitted', `"${A}"`],
        ['20235678', '이영희', 'Submitted', `"<p>mine: ${B}</p>"`],
      ];
      const csv = rows.map((row) => row.join(separator)).join('\r\n');
      expect(await found(csv, 'grades.csv')).toEqual([
        ['20231234 Kim, Minsu', A],
        ['20235678 이영희', B],
      ]);
    }
  });

  /** With more commas than any row has cells. */
  const MANY_COMMAS =
    'https://lectern.example.ac.kr/reno/#p=silence:floor,wait:200ms,best:ms200.s1.ms1&got=428b3497,smooth,goodput:1778560&m=1.1&v=1';

  it.each([
    ['semicolons', ';', MANY_COMMAS],
    ['tabs', '\t', MANY_COMMAS],
    ['commas', ',', `"${MANY_COMMAS}"`],
    ['commas and no quotes', ',', MANY_COMMAS],
  ])(
    'without titles, with %s: the same link of two students is of two, each by name and number',
    async (_, sign, cell) => {
      for (const place of [0, 1, 2]) {
        const rows = [
          ['Kim Minsu', '20231234'],
          ['이영희', '20235678'],
        ].map((row) => row.toSpliced(place, 0, cell).join(sign));
        expect(await found(rows.join('\n'), 'class.csv')).toEqual([
          ['Kim Minsu 20231234', MANY_COMMAS],
          ['이영희 20235678', MANY_COMMAS],
        ]);
      }
    },
  );

  it('who has no link is named, in the first row, too, unless that has the titles', async () => {
    const shortOf = async (rows: readonly string[]) => {
      const bytes = new TextEncoder().encode(rows.join('\n'));
      return (await findInFile('class.csv', bytes, courses.ids)).shortOf.flatMap((each) => each.rows);
    };
    const [kim, park] = ['Kim,student-1@mail.ac.kr,20231234,', 'Park,park@mail.ac.kr,20239999,'];
    const lee = `Lee,lee@mail.ac.kr,20235678,"${MANY_COMMAS}"`;
    const [kims, parks] = ['Kim student-1@mail.ac.kr 20231234', 'Park park@mail.ac.kr 20239999'];
    expect(await shortOf([kim, lee, park])).toEqual([kims, parks]);
    expect(await shortOf(['Name,Mail,Student number,Link', kim, lee, park])).toEqual([kims, parks]);
    expect(await shortOf(['Name,2026,Tutor,Link', kim, lee])).toEqual(['Kim']);
  });
});

it('in JSON, of one run or of many, what stands beside a link says whose it is', async () => {
  expect(await found(JSON.stringify([{ name: 'Kim', link: A }, { run: { link: B } }]), 'all.json')).toEqual([
    ['Kim', A],
    ['', B],
  ]);
  expect(await found(`{ "broken: ${A} }`, 'broken.json')).toHaveLength(1);
});

it('in a page of a course site, a link is its address, not its words', async () => {
  const html = `<p>Kim Minsu</p><p><a href="${A.replaceAll('&', '&amp;')}">https://lectern.example.ac.kr/re...</a></p>`;
  expect(await found(html, 'onlinetext.html')).toEqual([['Kim Minsu', A.replaceAll('&', '&amp;')]]);
});

it('in a page whose links do not end, the addresses are found, and the words', async () => {
  const html = `<p>Kim</p><a href="${A}">mine<p>Lee</p><a title="a link" href='${B}'>re...</a> of yesterday`;
  expect(await found(html, 'onlinetext.html')).toEqual([
    ['mine', A],
    ['of yesterday', B],
  ]);
});

describe('of what never ends', () => {
  const MANY = 200_000;
  it.each([
    ['addresses on the first line of a mail', 'a.eml', 'a@', '\n'],
    ['digits between mails', 'a.mbox', '2026', 'x\n', 'From '],
    ['links that are opened', 'a.html', '<a href="x">', ''],
    ['tags that are opened', 'a.html', '<a ', ''],
    ['brackets', 'a.html', '<', ''],
    ['marks beside a link', 'pasted', '-', `x ${B}`, 'x'],
    ['marks in a link', 'pasted', '.', 'x&v=1', 'https://host.example/reno/#q='],
  ])('%s: nothing is looked at again and again', async (_, source, piece, end, begin = '') => {
    const links = await found(`${begin}${piece.repeat(MANY / piece.length)}${end}`, source);
    expect(links.length).toBeLessThanOrEqual(1);
  });
});

describe('in mail', () => {
  const plain = [
    'From kim@univ.ac.kr Mon Nov 23 10:00:00 2026',
    'From: =?UTF-8?B?6rmA66+87IiY?= <kim@univ.ac.kr>',
    'Subject: homework',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `My run: ${A.replaceAll('=', '=3D').replace(/.{60}/g, '$&=\n')}`,
    '',
    '>From here on it is quoted.',
    '',
  ].join('\n');
  const html = [
    'From lee@univ.ac.kr Mon Nov 23 11:00:00 2026',
    'From: Lee <lee@univ.ac.kr>',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(`<p>Here: <a href="${B.replaceAll('&', '&amp;')}">link</a></p>`).toString('base64'),
    '',
  ].join('\n');

  it('a mailbox gives every link its sender', async () => {
    const expected = [
      ['김민수 kim@univ.ac.kr', A],
      ['Lee lee@univ.ac.kr', B.replaceAll('&', '&amp;')],
    ];
    expect(await found(`${plain}\n${html}`, 'class.mbox')).toEqual(expected);
    expect(await found(`${plain}\n${html}`, 'pasted')).toEqual(expected);
  });

  it('a single mail, too', async () => {
    const mail = plain.split('\n').slice(1).join('\n');
    expect(await found(mail, 'mail.eml')).toEqual([['김민수 kim@univ.ac.kr', A]]);
  });
});
