// A picture as a file of its own: title and description for those who do not see it, metadata for programs, the picture, and
// a foot that says where it comes from. No style sheet, no custom property, no font of its own: it looks the same wherever it
// is opened.

import { escaped } from '../../plot/escaped.ts';
import { textWidth } from '../foundation/text-width.ts';
import { TEXT } from '../theme/text-sizes.ts';
import { colours } from '../theme/tokens.ts';
import { type Provenance, provenanceLines } from './provenance.ts';

export interface Picture {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Elements, with every colour said. */
  readonly svg: string;
}

/** The fonts of the page, and what every system has. */
const FONT =
  "Inter, 'Segoe UI', system-ui, Roboto, 'Helvetica Neue', Arial, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif";
const SIDE = 16;
const LINE = 17;
/** Air above the picture. */
const HEAD = 8;

export function pictureSheet({ width, height, svg }: Picture, title: string, provenance: Provenance): string {
  const { page, ink3, line } = colours('light');
  const said = provenanceLines(provenance);
  const foot = said.flatMap((each) => broken(each, width - 2 * SIDE));
  const top = HEAD + height;
  const whole = top + 12 + foot.length * LINE + 8;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-label="${escaped(title)}" font-family="${escaped(FONT)}" font-size="${TEXT.note}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(said.join('\n'))}</desc>`,
    metadata(title, said, provenance),
    `<rect width="${width}" height="${whole}" fill="${page}"/>`,
    `<g transform="translate(0 ${HEAD})">`,
    svg,
    '</g>',
    `<path d="M0,${top + 4.5}H${width}" stroke="${line}"/>`,
    ...foot.map(
      (words, index) => `<text x="${SIDE}" y="${top + 20 + index * LINE}" fill="${ink3}">${escaped(words)}</text>`,
    ),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

/** As Dublin Core, which drawing programs show as the properties of the document. */
function metadata(title: string, said: readonly string[], { link, language }: Provenance): string {
  const terms = { title, description: said.join('; '), source: link, creator: 'Lectern', language };
  const elements = Object.entries(terms).map(([term, value]) => `<dc:${term}>${escaped(value)}</dc:${term}>`);
  return `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"><rdf:Description rdf:about="">${elements.join('')}</rdf:Description></rdf:RDF></metadata>`;
}

/** Lines that fit: between words where there are any, else anywhere, as in a link. */
function broken(words: string, room: number): string[] {
  const lines: string[] = [];
  let rest = words;
  while (textWidth(rest, TEXT.note, 400) > room) {
    let end = Math.max(1, Math.floor((rest.length * room) / textWidth(rest, TEXT.note, 400)));
    while (end > 1 && textWidth(rest.slice(0, end), TEXT.note, 400) > room) end--;
    const space = rest.lastIndexOf(' ', end);
    const at = space > end / 2 ? space : end;
    lines.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return [...lines, rest];
}
