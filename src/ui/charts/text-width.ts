// How wide a word will be, in CSS pixels: labels are placed before they are in the page.

const FAMILY =
  'Inter, "Segoe UI", system-ui, Roboto, "Helvetica Neue", Arial, "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

let measuring: CanvasRenderingContext2D | null | undefined;

let family = '';

/** The font of canvases: the page's own. Asked once: asking makes the browser work out its styles. */
export function canvasFont(size: number, weight: number): string {
  if (!family && document.body) family = getComputedStyle(document.body).fontFamily;
  return `${weight} ${size}px ${family || FAMILY}`;
}

export function textWidth(words: string, size: number, weight: number): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return words.length * size * 0.6;
  measuring.font = canvasFont(size, weight);
  return Math.ceil(measuring.measureText(words).width);
}
