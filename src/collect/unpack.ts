// A file as people drop it: text in whatever letters it was saved, or a whole folder as a course site exports it (a zip, taken
// apart by fflate, loaded when one comes), with the files of each student in it.

import { textOf } from './text-of-bytes.ts';

export interface TextFile {
  /** With the name of the zip in front of it. */
  readonly name: string;
  readonly text: string;
  /** Whose it is, as course sites write it in names of files; may be empty. */
  readonly who: string;
}

export interface Unpacked {
  readonly files: readonly TextFile[];
  /** Files that are no text, and those in a zip that are too large: nothing is looked for in them. */
  readonly passedOver: readonly string[];
}

const TEXT = /(^|\/)[^/.]+$|\.(txt|md|log|html?|csv|tsv|json|eml|mbox|mbx)$/i;
/** Documents that are a zip of parts nobody has heard of: the document is passed over, not its parts. */
const DOCUMENT = /\.(docx|xlsx|pptx|od[tsp]|hwpx|epub)$/i;
/** So far a file is looked at to see whether it is text. */
const HEAD = 4096;
/** What programs of other people add to every zip. */
const LITTER = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/;
/** Of one file in a zip, and of all of them, bytes: what is said to be larger is not taken out. */
const FILE_AT_MOST = 20_000_000;
const ALL_AT_MOST = 200_000_000;

/** @throws Error if a zip is damaged */
export async function unpacked(name: string, bytes: Uint8Array): Promise<Unpacked> {
  if (DOCUMENT.test(name) || isBinary(bytes)) return { files: [], passedOver: [name] };
  if (!isZip(bytes)) return { files: [{ name, text: textOf(bytes), who: '' }], passedOver: [] };
  const { unzipSync } = await import('fflate');
  const passedOver: string[] = [];
  let left = ALL_AT_MOST;
  const taken = unzipSync(bytes, {
    filter({ name: inside, originalSize }) {
      if (LITTER.test(inside)) return false;
      const fits = TEXT.test(inside) && originalSize <= Math.min(FILE_AT_MOST, left);
      if (fits) left -= originalSize;
      else passedOver.push(nameOf(inside));
      return fits;
    },
  });
  const files = Object.entries(taken).map(([inside, content]) => {
    const path = nameOf(inside);
    return { name: `${name}/${path}`, text: textOf(content), who: whoIn(path) };
  });
  return { files: files.toSorted((a, b) => a.name.localeCompare(b.name)), passedOver };
}

/** Text has no zero bytes, unless its mark says that every letter has two; a PDF may have none for long. */
function isBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
  return isPdf || (!isWide && !isZip(bytes) && bytes.subarray(0, HEAD).includes(0));
}

const isZip = ([p, k, three, four]: Uint8Array): boolean => p === 0x50 && k === 0x4b && three === 3 && four === 4;

/** `Kim Minsu_102938_assignsubmission_file_/run.txt` of Moodle, `kimminsu_102938_55667_run.txt` of Canvas. */
function whoIn(path: string): string {
  const [, who = ''] = /(?:^|\/)([^/_]+)_(?:LATE_)?\d{3,}(?=[_/])/.exec(path) ?? [];
  return who.trim();
}

/** Without a flag that says UTF-8 a name is whatever the program had: here of Windows in Korean, or Latin. */
function nameOf(name: string): string {
  const codes = [...name].map((letter) => letter.codePointAt(0)!);
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return name;
  return textOf(Uint8Array.from(codes));
}
