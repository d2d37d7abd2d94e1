// Which letter a key stands for, whatever script the keyboard writes: with Hangul switched on, the key of P gives ㅔ.

/** Letters that are not those on the keys of a Latin keyboard; `Process`: an input method has taken the key. */
const OTHER_SCRIPT = /^(?:(?!\p{Script=Latin})\p{L}|Process)$/u;

/** What was typed, but for letters of another script the Latin one of the same key. A Latin keyboard's own order is kept. */
export function letterOf({ key, code }: { readonly key: string; readonly code?: string }): string {
  if (!OTHER_SCRIPT.test(key)) return key;
  return /^Key([A-Z])$/.exec(code ?? '')?.[1]?.toLowerCase() ?? key;
}
