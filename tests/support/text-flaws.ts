// Words that have no room on a page: cut off, outside the window, or upon one another.

import { expect, type Page } from '@playwright/test';

interface Flaws {
  /** Texts that are cut off or leave the window, each with what cuts it. */
  readonly cut: string[];
  /** Pairs of texts that lie upon one another. */
  readonly crossing: string[];
}

/** A line shortened on purpose: a button beside it shows the whole. */
const SHORTENED = '.phone .why:has([aria-expanded=false])';

/** Of a page of Playwright's, or of whoever else drives a browser (tests/engines/visitor.ts). */
export type Evaluates = Pick<Page, 'evaluate'>;

interface Look {
  /** A selector; only texts within it are looked at. */
  readonly region?: string;
  /** Three dots are no flaw: the language is longer than any that is spoken. */
  readonly mayShorten?: boolean;
  /**
   * How high a line is differs between engines: Firefox gives that of the font a word is drawn with, in Korean half as
   * much again as its letters. Only the room of letters counts then.
   */
  readonly ofLetters?: boolean;
}

function flawsOf(page: Evaluates, { region = 'body', mayShorten = false, ofLetters = false }: Look): Promise<Flaws> {
  return page.evaluate(
    ([shortened, region, mayShorten, ofLetters]) => {
      type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
      const SLACK = 1.5;
      const LETTER = 1.1;
      const cut: string[] = [];
      const crossing: string[] = [];
      const name = (element: Element): string => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
      const within = (element: Element): Element[] => {
        const chain: Element[] = [];
        for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
          chain.push(each);
        return chain;
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.out-of-sight, .heard-only, noscript, option, .skip:not(:focus)') &&
        within(element).every((each) => getComputedStyle(each).clipPath === 'none');

      /** Tabs that are more than a phone has room for, and the table of events with all of its columns. */
      const movesSideways = (element: Element): boolean =>
        (element.role === 'tablist' || element.matches('.event-rows')) &&
        /auto|scroll/.test(getComputedStyle(element).overflowX);

      /** Does an element with hidden or scrolled contents keep a part of a box from being seen? */
      const cuts = (element: Element, box: Box): boolean => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const room = element.getBoundingClientRect();
        const across = box.left < room.left - SLACK || box.right > room.right + SLACK;
        const down = box.top < room.top - SLACK || box.bottom > room.bottom + SLACK;
        return (
          (overflowX !== 'visible' && across && !movesSideways(element)) || (/hidden|clip/.test(overflowY) && down)
        );
      };
      const inside = (element: Element, box: Box): Box => {
        const room = element.getBoundingClientRect();
        const top = Math.min(Math.max(box.top, room.top), room.bottom);
        const left = Math.min(Math.max(box.left, room.left), room.right);
        const right = Math.max(left, Math.min(box.right, room.right));
        return { left, right, top, bottom: Math.max(top, Math.min(box.bottom, room.bottom)) };
      };
      /** What of a box its regions do not scroll away. */
      const seenPart = (element: Element, box: DOMRect): Box => {
        let [top, bottom] = [Math.max(0, box.top), Math.min(window.innerHeight, box.bottom)];
        let { left, right } = box;
        for (const each of within(element)) {
          if (getComputedStyle(each).overflowY === 'visible') continue;
          const room = each.getBoundingClientRect();
          [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
          if (movesSideways(each)) [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
        }
        return { left, right, top, bottom };
      };
      const isScrolled = (element: Element): boolean =>
        within(element).some((each) => /auto|scroll/.test(getComputedStyle(each).overflowY));
      /** What lies over the rest of the page, on purpose. */
      const layerOf = (element: Element): Element | null =>
        element.closest(
          'dialog, .dialog-head, header, .foot, .phone .why, .packet-menu, .time-flag, .compared-brief, .event-rows thead',
        );

      /** What is left of a line where its element, or what it stands in, ends it with three dots. */
      const shortBox = (element: Element, { left, right, top, bottom }: DOMRect): DOMRect => {
        const ends = within(element).find((each) => {
          const { textOverflow, webkitLineClamp, overflow } = getComputedStyle(each);
          return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && overflow !== 'visible';
        });
        const room = ends?.getBoundingClientRect() ?? { left, right, top, bottom };
        const [from, above] = [Math.max(left, room.left), Math.max(top, room.top)];
        const [to, below] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
        return new DOMRect(from, above, Math.max(0, to - from), Math.max(0, below - above));
      };

      /** As high as a letter of its size, in the middle of its line. */
      const letters = (element: Element, { left, top, width, height }: DOMRect): DOMRect => {
        const high = Math.min(height, LETTER * Number.parseFloat(getComputedStyle(element).fontSize));
        return new DOMRect(left, top + (height - high) / 2, width, high);
      };

      const texts: { words: string; element: Element; box: DOMRect }[] = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const [words, element] = [node.textContent!.trim(), node.parentElement!];
        if (words === '' || !isSeen(element) || element.closest(shortened) || !element.closest(region)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
          const high = ofLetters ? letters(element, line) : line;
          const box = mayShorten ? shortBox(element, high) : high;
          if (box.width > 0 && box.height > 0) texts.push({ words, element, box });
        }
      }
      for (const { words, element, box } of texts) {
        const above = box.top + window.scrollY < -SLACK && !isScrolled(element);
        const moves = within(element).some(movesSideways);
        if ((!moves && (box.left < -SLACK || box.right > window.innerWidth + SLACK)) || above)
          cut.push(`"${words}" leaves the window`);
        let part: Box = box;
        for (const each of within(element)) {
          if (cuts(each, part)) cut.push(`"${words}" is cut by ${name(each)}`);
          // What a region scrolls away is not cut by what is around that region.
          if (/auto|scroll/.test(getComputedStyle(each).overflowY)) part = inside(each, part);
        }
      }
      const seen = texts.map(({ words, element, box }) => ({ words, element, box: seenPart(element, box) }));
      seen.forEach((a, index) => {
        for (const b of seen.slice(index + 1)) {
          if (a.element === b.element || layerOf(a.element) !== layerOf(b.element)) continue;
          const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          // Lines are taller than their letters.
          if (across > 2 && down > 8) crossing.push(`"${a.words}" and "${b.words}"`);
        }
      });
      return { cut: [...new Set(cut)], crossing: [...new Set(crossing)] };
    },
    [SHORTENED, region, mayShorten, ofLetters] as const,
  );
}

export async function expectNoFlaws(page: Evaluates, where: string, look: Look = {}): Promise<void> {
  // After a change of size the page is drawn anew within a moment.
  const flaws = expect.configure({ soft: true }).poll(() => flawsOf(page, look), { message: where });
  await flaws.toEqual({ cut: [], crossing: [] });
}
