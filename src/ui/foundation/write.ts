// Words that change every frame are written past React; where they are the same already nothing is touched.

export function write(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
