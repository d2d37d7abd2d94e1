// Who uses the keys keeps a place on the page: a button that takes itself away, comes again elsewhere or is switched off by its
// own press would leave the focus on nothing, and Tab would begin at the top again (WCAG 2.4.3). Here is where it goes instead,
// for every part of a page at once; a part that knows of a better place takes the focus itself, and this file leaves it there.
// Mouse and finger leave the focus where it falls: Space then goes on playing, and does not press what stands beside.

const PLACES = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

const isOff = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** The window it stands in, also once that was closed and taken away. */
const windowOf = (element: Element): HTMLDialogElement | null => element.closest('dialog');

/** Can Tab come to it now? */
function isStop(element: HTMLElement): boolean {
  const isThere = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  return element.tabIndex >= 0 && !element.matches(':disabled') && isThere;
}

/** In the order of the document. */
const placesIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>(PLACES)];

const follows = (one: Node, other: Node): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/**
 * Within the window that is open, if one is: behind the nearest of those before it that is still there.
 * @param before what stood before the lost one, in order
 */
function nextPlace(page: Document, before: readonly HTMLElement[]): HTMLElement | undefined {
  const stops = placesIn([...page.querySelectorAll('dialog:modal')].at(-1) ?? page).filter(isStop);
  const last = before.findLast(({ isConnected }) => isConnected);
  if (!last) return stops[0];
  return stops.find((stop) => follows(last, stop)) ?? stops.findLast((stop) => stop === last || follows(stop, last));
}

/** Is the focus on anything but what is lost? */
const hasPlace = ({ activeElement, body }: Document, lost: Element): boolean =>
  activeElement !== null && activeElement !== body && activeElement !== lost;

/** React's effects have had their turn, and the browser has given back what a closed window had. */
const afterAll = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

/** For as long as the page lives. */
export function keepFocus(page: Document = document): void {
  let held: Element | null = null;
  let before: readonly HTMLElement[] = [];
  /** The button that had opened the list in which it stood. */
  let opener: HTMLElement | undefined;
  /** What had the focus as a window opened: null if nothing had, as where a key opens one. */
  let behind: Element | null = null;
  let byKeys = true;
  const place = (): void => {
    if (!held || !byKeys || !isOff(held) || hasPlace(page, held)) return;
    // Behind the window nothing had the focus, and Space goes on playing.
    if (windowOf(held)?.open === false && !behind) return;
    const isClosed = opener?.isConnected && opener.getAttribute('aria-expanded') === 'false';
    (isClosed ? opener : nextPlace(page, before))?.focus();
  };
  const watch = new MutationObserver(() => {
    if (!held || !isOff(held)) return;
    if (byKeys) afterAll(place);
    else forget();
  });
  const forget = (): void => {
    watch.disconnect();
    held = null;
    before = [];
  };
  /** Nothing below those that it stands in is watched: what is drawn all the time costs nothing. */
  const hold = (element: Element): void => {
    if (windowOf(element) && !(held && windowOf(held))) behind = held;
    forget();
    held = element;
    before = placesIn(page).filter((each) => follows(each, element));
    opener = before.findLast((each) => each.getAttribute('aria-expanded') === 'true');
    watch.observe(element, { attributeFilter: ['disabled'] });
    for (let around = element.parentNode; around; around = around.parentNode)
      watch.observe(around, { childList: true });
  };

  page.addEventListener('focusin', ({ target }) => target instanceof Element && hold(target));
  // Who leaves it for nothing, by a press beside everything or by Escape, wants nothing.
  page.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return;
    queueMicrotask(() => {
      if (held === target && held && !isOff(held) && page.activeElement !== held) forget();
    });
  });
  page.addEventListener('pointerdown', () => (byKeys = false), true);
  page.addEventListener('keydown', () => (byKeys = true), true);
}
