// The page that collects: what comes of files when a scenario cannot be fetched, and of the same files once more.

import { describe, expect, it } from 'vitest';
import { courses } from '../../src/cli/collect/courses.ts';
import { wholeRun } from '../../src/cli/collect/whole-run.ts';
import { type Collected, Collecting, EMPTY } from '../../src/ui/collect/collecting.ts';

const bytesOf = (text: string) => async (): Promise<Uint8Array> => new TextEncoder().encode(text);
const KIM = { name: 'a.txt', bytes: bytesOf('Kim https://host/reno/#q=20&v=1') };
const LEE = { name: 'b.txt', bytes: bytesOf('Lee https://host/reno/#q=30&v=1') };

function page() {
  const outside = { isOnline: true };
  const seen = { state: EMPTY };
  const fetched: typeof courses = {
    ids: courses.ids,
    async get(id) {
      if (!outside.isOnline) throw new TypeError('Failed to fetch');
      return courses.get(id);
    },
  };
  const tell = (state: Collected): void => {
    seen.state = state;
  };
  return { outside, seen, collecting: new Collecting(tell, fetched, { size: 1, compute: wholeRun }) };
}

describe('collecting', () => {
  it('says what cannot be read, and takes it when it is dropped again', async () => {
    const { outside, seen, collecting } = page();
    outside.isOnline = false;
    await collecting.add([KIM]);
    expect(seen.state).toMatchObject({ phase: 'empty', unread: [{ name: 'a.txt', reason: 'Failed to fetch' }] });
    outside.isOnline = true;
    await collecting.add([KIM]);
    expect(seen.state).toMatchObject({ phase: 'done', known: 0, unread: [], rows: [{ who: 'Kim' }] });
  });

  it('does not count twice what is in two files that are dropped together', async () => {
    const { seen, collecting } = page();
    await collecting.add([KIM, { ...KIM, name: 'c.txt' }]);
    expect(seen.state).toMatchObject({ known: 1, rows: [{ who: 'Kim' }] });
  });

  it('takes all of what is dropped while something else is still read', async () => {
    const { seen, collecting } = page();
    await Promise.all([collecting.add([KIM]), collecting.add([LEE])]);
    expect(seen.state).toMatchObject({ phase: 'done', rows: [{ who: 'Kim' }, { who: 'Lee' }] });
  });

  it('forgets what is being read when somebody begins anew', async () => {
    const { seen, collecting } = page();
    const bytes = (): Promise<Uint8Array> => {
      collecting.clear();
      return KIM.bytes();
    };
    await collecting.add([{ ...KIM, bytes }]);
    await collecting.add([LEE]);
    expect(seen.state.rows.map(({ who }) => who)).toEqual(['Lee']);
  });
});
