// What a file is that was given as a lesson and is another one of Lectern's, as far as its beginning says: a saved run or the table of
// a sweep, which are opened elsewhere. Read as a lesson, they would be full of mistakes.

/** Far enough into a table to have passed its longest title and link. */
const BEGINNING = 20_000;

export async function otherFile(file: Blob): Promise<'isRun' | 'isSweep' | undefined> {
  const text = (await file.slice(0, BEGINNING).text()).trimStart();
  if (/^\{\s*"format"\s*:\s*"lectern-run"/.test(text)) return 'isRun';
  return text.startsWith('#') && /^# sweep: \{/m.test(text) ? 'isSweep' : undefined;
}
