// The Markdown of a lesson file, taken apart: a head, then steps, each under a heading of the first level, in one language or
// more, with its blocks. Read by a CommonMark parser into plain words: nothing of HTML is ever taken over, and pictures,
// which would have to come from somewhere, are refused.

import type { List, ListItem, Nodes, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseDocument } from 'yaml';
import { LANGUAGES, type Language, text } from '../scenarios/kit/text.ts';
import type { Source } from './source.ts';

/** Words, and where they begin in the file. */
export interface Written {
  readonly words: string;
  readonly at: number;
}

/** What stands under a heading in one language. */
export interface Prose {
  readonly heading: Written;
  readonly paragraphs: Written[];
  readonly points: Written[];
}

export interface Block {
  /** What it is: the word behind the fence. */
  readonly kind: string;
  readonly content: string;
  /** Where its first line, and where its fence begins. */
  readonly begin: number;
  readonly at: number;
}

export interface Section {
  readonly at: number;
  readonly prose: Map<Language, Prose>;
  readonly blocks: Block[];
}

export interface Sections {
  readonly head: Block | undefined;
  readonly steps: readonly Section[];
  /** Blocks before the first step. */
  readonly loose: readonly Block[];
}

const HEAD = /^---\n([\s\S]*?)(?:\n|(?<=\n))---[ \t]*(?:\n|$)/;

export function readSections(source: Source): Sections {
  const [whole = '', content = ''] = HEAD.exec(source.text) ?? [];
  const head = whole === '' ? undefined : { kind: 'head', content, begin: 4, at: 0 };
  // As many lines as before, so that everything stays where it is.
  const body = whole.replace(/[^\n]/g, ' ') + source.text.slice(whole.length);
  // What is wrong with the head is named by who reads it.
  const language = parseDocument(content).get('language');
  const reader = new SectionReader(source, LANGUAGES.find((each) => each === language) ?? LANGUAGES[0]);
  for (const node of fromMarkdown(body).children) reader.take(node);
  return { head, steps: reader.steps, loose: reader.loose };
}

class SectionReader {
  readonly steps: Section[] = [];
  readonly loose: Block[] = [];
  private readonly source: Source;
  /** That of what follows a heading; the head of the file says it. */
  private readonly language: Language;
  private prose: Prose | undefined;

  constructor(source: Source, language: Language) {
    this.source = source;
    this.language = language;
  }

  take(node: RootContent): void {
    const at = node.position!.start.offset!;
    if (node.type === 'heading' && node.depth === 1) this.begin(this.written(node));
    else if (node.type === 'heading') this.translate(node.depth, this.written(node));
    else if (node.type === 'paragraph') this.add(at, (prose) => prose.paragraphs.push(this.written(node)));
    else if (node.type === 'list') this.add(at, (prose) => prose.points.push(...this.pointsOf(node)));
    else if (node.type === 'code') this.block(node.lang ?? '', at, node.value);
    else if (node.type === 'html') this.html(at, node.value);
    else {
      this.refuse(
        at,
        'A step has a heading, a paragraph, a list and blocks; this is none of them.',
        '단계에는 제목, 문단, 목록, 블록만 둘 수 있습니다.',
      );
    }
  }

  /** A comment is for whoever reads the file. */
  private html(at: number, value: string): void {
    if (!value.startsWith('<!--')) {
      this.refuse(at, 'HTML is not taken over; write it in Markdown.', 'HTML은 쓸 수 없습니다. 마크다운으로 쓰세요.');
      return;
    }
    const end = value.indexOf('-->', 2);
    if (end < 0) {
      this.refuse(at, 'This comment has no end: close it with "-->".', '주석이 끝나지 않습니다. "-->"로 닫으세요.');
      return;
    }
    const behind = value.slice(end + 3);
    if (behind.trim() === '') return;
    // CommonMark takes the rest of its line for a part of the comment.
    const next = end + 3 + behind.search(/\S/);
    if (value[next] === '<') this.html(at + next, value.slice(next));
    else {
      this.refuse(
        at + next,
        'Words behind a comment would be lost: begin a new line here.',
        '주석 뒤의 글은 사라집니다. 여기서 줄을 바꾸세요.',
      );
    }
  }

  private refuse(at: number, en: string, ko: string): void {
    this.source.complain(at, text(en, ko));
  }

  private begin(heading: Written): void {
    this.prose = { heading, paragraphs: [], points: [] };
    this.steps.push({ at: heading.at, prose: new Map([[this.language, this.prose]]), blocks: [] });
  }

  private translate(depth: number, heading: Written): void {
    const [, language, words = ''] = /^(\w\w):\s*(.*)$/s.exec(heading.words) ?? [];
    const section = this.steps.at(-1);
    if (depth !== 2 || !section || !(LANGUAGES as readonly string[]).includes(language ?? '')) {
      this.refuse(
        heading.at,
        'A heading of the second level gives the step in another language: "## ko: ...".',
        '"##" 제목에는 같은 단계를 다른 언어로 씁니다: "## ko: ...".',
      );
      return;
    }
    if (section.prose.has(language as Language)) {
      this.refuse(
        heading.at,
        `This step has its words in "${language}" already: write each language once.`,
        `이 단계에는 "${language}"로 쓴 글이 이미 있습니다. 언어마다 한 번만 쓰세요.`,
      );
    }
    this.prose = {
      heading: { words, at: heading.at + heading.words.length - words.length },
      paragraphs: [],
      points: [],
    };
    section.prose.set(language as Language, this.prose);
  }

  private add(at: number, put: (prose: Prose) => unknown): void {
    if (this.prose) put(this.prose);
    else this.refuse(at, 'Words come under the heading of a step: "# ...".', '글은 단계 제목("# ...") 아래에 씁니다.');
  }

  private block(kind: string, at: number, value: string): void {
    const begin = this.source.text.indexOf('\n', at) + 1;
    const content = this.source.text.slice(begin, begin + value.length);
    if (content !== value) {
      this.refuse(at, 'A block begins at the beginning of its line.', '블록은 줄의 맨 앞에서 시작합니다.');
      return;
    }
    (this.steps.at(-1)?.blocks ?? this.loose).push({ kind, content, begin, at });
  }

  private pointsOf(list: List): Written[] {
    return list.children.flatMap((item: ListItem) => {
      const [only, second] = item.children;
      if (only?.type === 'paragraph' && !second) return [this.written(only)];
      const at = (second ?? item).position!.start.offset!;
      this.refuse(at, 'An item of a list is one paragraph.', '목록의 항목은 문단 하나입니다.');
      return [];
    });
  }

  private written(node: Paragraph | Extract<RootContent, { type: 'heading' }>): Written {
    const words = node.children.map((each) => this.wordsOf(each)).join('');
    return {
      words: words.replace(/\s*\n\s*/g, ' ').trim(),
      at: node.children[0]?.position?.start.offset ?? node.position!.start.offset!,
    };
  }

  /** Words without their marks: emphasis and links say what they say. */
  private wordsOf(node: Nodes): string {
    const at = node.position!.start.offset!;
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'break') return ' ';
    if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'link') {
      return node.children.map((each) => this.wordsOf(each)).join('');
    }
    if (node.type === 'image') {
      this.refuse(
        at,
        'Pictures are not taken over: the run is the picture.',
        '그림은 쓸 수 없습니다. 실행이 곧 그림입니다.',
      );
    } else
      this.refuse(at, 'HTML is not taken over; write it in Markdown.', 'HTML은 쓸 수 없습니다. 마크다운으로 쓰세요.');
    return '';
  }
}
