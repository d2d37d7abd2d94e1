// How wide a word will be, in CSS pixels: labels are placed before they are in the page.

const FAMILY =
  'Inter, "Segoe UI", system-ui, Roboto, "Helvetica Neue", Arial, "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

let measuring: CanvasRenderingContext2D | null | undefined;

let family = '';

/** The font of canvases: the page's own. Asked once: asking makes the browser work out its styles. */
export function canvasFont(size: number, weight: number): string {
  if (!family && typeof document !== 'undefined' && document.body) family = getComputedStyle(document.body).fontFamily;
  return `${weight} ${size}px ${family || FAMILY}`;
}

const widths = new Map<string, number>();
/** More than all words of the charts in both languages. */
const MOST = 500;

export function textWidth(words: string, size: number, weight: number): number {
  // Without a page, as in tests of what labels say, letters are as wide as they are on average.
  if (typeof document === 'undefined') return words.length * size * 0.6;
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return words.length * size * 0.6;
  const font = canvasFont(size, weight);
  const key = `${font} ${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  measuring.font = font;
  const width = Math.ceil(measuring.measureText(words).width);
  if (widths.size >= MOST) widths.clear();
  widths.set(key, width);
  return width;
}
