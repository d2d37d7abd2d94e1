// The text of a page: its words, a line for each block, and of links their addresses instead of their words, which course sites
// cut short. One walk over the tags, so that a page of a million of them that never end takes no longer than any other.

const TAG = /<[^<>]*>/g;
const NAME = /^<(\/?[a-z]+\d?)/i;
const HREF = /[\s"']href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const BLOCK = /^\/?(?:p|div|br|li|tr|h\d)$/;

export function textOfHtml(html: string): string {
  const text: string[] = [];
  /** The words of a link that may yet end. */
  let ofLink: string[] | undefined;
  let at = 0;
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    (ofLink ?? text).push(html.slice(at, index));
    at = index + tag.length;
    const name = NAME.exec(tag)?.[1]?.toLowerCase() ?? '';
    const [, address, alsoAddress] = (name === 'a' && HREF.exec(tag)) || [];
    const href = address ?? alsoAddress;
    if (href !== undefined) {
      for (const words of ofLink ?? []) text.push(words);
      text.push(` ${href} `);
      ofLink = [];
    } else if (name === '/a') ofLink = undefined;
    else (ofLink ?? text).push(BLOCK.test(name) ? '\n' : ' ');
  }
  return [...text, ...(ofLink ?? []), html.slice(at)].join('').replace(/&nbsp;/gi, ' ');
}
