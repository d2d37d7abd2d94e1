// Words that run are written without React, and only when they are others.

export function write(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
