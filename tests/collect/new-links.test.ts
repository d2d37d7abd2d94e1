// What is there already is not counted twice, whether it comes in later, in another file, or further down in the same.

import { describe, expect, it } from 'vitest';
import { newLinks } from '../../src/collect/new-links.ts';

const LINK = 'https://host/reno/#q=20&v=1';
const found = (beside: string, source = 'a.txt', link = LINK) => ({ link, beside, source });

describe('links that came in', () => {
  it('count once where the same words stand beside them, in the same file and in others', () => {
    const [kim, lee] = [found('Kim'), found('Lee')];
    expect(newLinks([kim, lee, found('Kim'), found('Kim', 'b.txt')])).toEqual([kim, lee]);
    expect(newLinks([found('Kim', 'b.txt'), found('Lee', 'b.txt')], [kim])).toEqual([found('Lee', 'b.txt')]);
  });

  it('are known by the name they carry', () => {
    const own = found('', 'a.txt', 'https://host/reno/#q=20&who=kim&v=1');
    expect(newLinks([own, own])).toEqual([own]);
  });

  it('are of as many people as there are in one file, where nothing says whose they are', () => {
    const three = [found(''), found(''), found('')];
    expect(newLinks(three)).toEqual(three);
    expect(newLinks([found('', 'b.txt'), found('', 'b.txt')], three)).toEqual([]);
    expect(newLinks([...three, found('', 'b.txt')])).toEqual(three);
    expect(newLinks(three, [found('', 'b.txt')])).toHaveLength(2);
  });
});
