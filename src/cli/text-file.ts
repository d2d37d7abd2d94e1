// Text in a file that a person names, in the letters in which editors and spreadsheets save it. Anything else is refused: read
// as text it would be a class of strangers, or a lesson of question marks.

import { isUtf8 } from 'node:buffer';
import { textOf } from '../collect/text-of-bytes.ts';
import { readAtMost } from '../verify/files.ts';

const FILE_AT_MOST = 10_000_000;
/** Control characters but for tabs, line breaks and form feeds: no editor writes them. */
const isControl = (letter: string): boolean => letter < ' ' && !'\t\n\v\f\r'.includes(letter);

/** @throws Error with a reason, and what the file system throws: see fileProblem */
export function readTextFile(path: string): string {
  const bytes = readAtMost(path, FILE_AT_MOST);
  const text = textOf(bytes);
  if ([...text].some(isControl) || (text.includes('\ufffd') && !isUtf8(bytes)))
    throw new Error('it is no text in UTF-8, UTF-16 or EUC-KR');
  return text;
}
