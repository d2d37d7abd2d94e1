// A list as links and flags write it: between commas, of which those in the brackets of a rule, `max(min, srtt)`, divide nothing.

/** As they stand there, blanks and empty ones included. */
export function itemsOf(text: string): readonly string[] {
  const items: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === ',' && depth === 0) items.push('');
    else items[items.length - 1] += letter;
    depth = Math.max(0, depth + (letter === '(' ? 1 : letter === ')' ? -1 : 0));
  }
  return items;
}
