// Presenting, the page is laid out for a small screen and enlarged as a whole, so that everything on it can be read from
// the last row: 12 px become 20. Pointers and canvases have to know by how much.

/** The page is laid out for at least so many CSS pixels. */
const WIDTH = 768;
const HEIGHT = 432;
/** Narrower than this words and drawings have no room. */
const NARROWEST = 614;
/** Makes 20 px of the smallest type, which is 12. */
export const LEAST = 20 / 12;

/** How many times a window is to be enlarged: 20 px at least, more where it is larger, less only where words would not fit. */
export function enlargement(width: number, height: number): number {
  const whole = Math.min(width / WIDTH, height / HEIGHT);
  return Math.max(1, whole, Math.min(LEAST, width / NARROWEST));
}

/** How many times an element in the page is enlarged: 1 where nothing is. */
export function enlargementOf(element: HTMLElement): number {
  // Reading sizes makes the browser lay out the page, which costs more than the rest of a new run's drawing.
  if (!element.closest('.present')) return 1;
  const { offsetWidth } = element;
  return offsetWidth === 0 ? 1 : element.getBoundingClientRect().width / offsetWidth;
}
