// What style sheets have to know of the whole page, written on its root. `:root:has(...)` says the same, but a browser then
// looks through everything on the page whenever anything comes or goes, which charts do many times a second.

import { useInsertionEffect } from 'react';
import { followsOne } from '../../record/shown-marks.ts';
import { useLectern } from './context.ts';

/** How many parts say it. */
const sayings = new Map<string, number>();

/** `data-<name>` is on the root as long as a part says so, and before any part measures its room. */
export function useOnRoot(name: string, value: string | undefined): void {
  useInsertionEffect(() => {
    if (value === undefined) return;
    const { dataset } = document.documentElement;
    const say = (change: number): number => {
      const count = (sayings.get(name) ?? 0) + change;
      sayings.set(name, count);
      return count;
    };
    say(1);
    dataset[name] = value;
    return () => {
      if (say(-1) === 0) delete dataset[name];
    };
  }, [name, value]);
}

/**
 * What the style sheets know of the page that is laid out: its scenario (`data-desktop` or `data-phone`), and whether a line
 * above its strip says whose events it shows or offers other views than charts (`data-headed`), which is the answer.
 * @param offersViews false where they stand elsewhere
 */
export function useStyled(layout: 'desktop' | 'phone', offersViews = true): boolean {
  const headed = useLectern(({ scenario }) => followsOne(scenario)) || offersViews;
  useOnRoot(
    layout,
    useLectern(({ scenario }) => scenario.id),
  );
  useOnRoot('headed', headed ? '' : undefined);
  return headed;
}
