// A link letter by letter: how it comes apart into pairs whatever happened to it on its way, which word a mistyped one is
// nearest to, and which scenario it is of.

import { describe, expect, it } from 'vitest';
import { LINK_READ_AT_MOST, linkPairs } from '../../src/scenarios/kit/link-pairs.ts';
import { nearest } from '../../src/scenarios/kit/nearest.ts';
import { splitLink } from '../../src/scenarios/kit/split-link.ts';

const firstValue = (text: string): string | undefined => linkPairs(text).pairs[0]?.value;
const keysOf = (text: string): string[] => linkPairs(text).pairs.map(({ key }) => key);

describe('the pairs of a link', () => {
  it('are a key in lower case, a value, and what was written', () => {
    expect(linkPairs('#Work=R1&paused&b=rmin=3')).toEqual({
      pairs: [
        { key: 'work', value: 'R1', given: 'Work=R1', written: 'R1' },
        { key: 'paused', value: undefined, given: 'paused', written: undefined },
        { key: 'b', value: 'rmin=3', given: 'b=rmin=3', written: 'rmin=3' },
      ],
      tooLong: false,
    });
  });

  it('are divided by & ? # and ;, however many of them', () => {
    expect(keysOf('?a=1;b=2##c=3&&d&amp;e')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(keysOf('#/a=1&//b')).toEqual(['a', 'b']);
    expect(keysOf('')).toEqual([]);
  });

  it('lose blanks, and plus signs for blanks; a rule that is written in one keeps them', () => {
    const [pair] = linkPairs('#grow=cwnd + 1 / cwnd').pairs;
    expect(pair).toMatchObject({ value: 'cwnd1/cwnd', given: 'grow=cwnd1/cwnd', written: 'cwnd + 1 / cwnd' });
  });

  it('are read to 4000 characters; what is cut there is not read', () => {
    const fitting = `x=1&${'y'.repeat(LINK_READ_AT_MOST - 4)}`;
    expect([linkPairs(fitting).tooLong, linkPairs(fitting).pairs.length]).toEqual([false, 2]);
    expect([linkPairs(`${fitting}y`).tooLong, keysOf(`${fitting}y`)]).toEqual([true, ['x']]);
  });

  it.each([
    ['#q=5', '5'],
    ['https://host.example/reno/#q=5', '5'],
    ['  HTTP://host.example?q=5', '5'],
    ['#q=5.', '5'],
    ['#q=5", and', '5",and'],
    ['#q=\u20105', '-5'],
    ['#q=\u22125', '-5'],
    ['#q=\u00ad5\u200b', '5'],
    ['#q%3D5', '5'],
    ['#q%25253D5', '5'],
    ['#q=%EA%B0%80', '가'],
    ['#q=%ff%31', '%ff1'],
    ['#q&#038;', undefined],
    ['#q&#x26;r', undefined],
  ])('%s survives its way', (text, value) => {
    expect(keysOf(text)[0]).toBe('q');
    expect(firstValue(text)).toBe(value);
  });

  it('keep a bracket at the end that closes one of theirs, and lose one that closes one of the sentence', () => {
    expect(firstValue('#grow=min(1)')).toBe('min(1)');
    expect(firstValue('#grow=min(1)).')).toBe('min(1)');
    expect(firstValue('#grow=min(max(1)).')).toBe('min(max(1))');
    expect(firstValue('#grow=min(1')).toBe('min(1');
    expect(firstValue('#q=5).')).toBe('5');
    expect(firstValue('#grow=)min(1)).')).toBe(')min(1)');
  });
});

describe('the nearest word', () => {
  it.each([
    ['rmni', 'rmin', 'two letters swapped'],
    ['rmn', 'rmin', 'one left out'],
    ['rmiin', 'rmin', 'one too many'],
    ['rmon', 'rmin', 'one instead of another'],
    ['RMIN', 'rmin', 'capitals'],
    ['wnidwo', 'window', 'two swaps in a word of six'],
    ['imnr', undefined, 'a word of four with three wrong'],
    ['qx', 'q', 'one of two wrong'],
    ['xy', undefined, 'both of two wrong'],
    ['x', undefined, 'a letter for another'],
    ['', undefined, 'nothing'],
  ])('to %s is %s: %s', (word, found, _) => {
    expect(nearest(word, ['rmax', 'rmin', 'q', 'window'])).toBe(found);
  });

  it('is one where a third of the letters are wrong at most, rounded up', () => {
    expect(nearest('abc', ['abx'])).toBe('abx');
    expect(nearest('abc', ['axy'])).toBeUndefined();
    expect(nearest('abcd', ['abxy'])).toBe('abxy');
    expect(nearest('abcd', ['axyz'])).toBeUndefined();
    expect(nearest('abcdef', ['abcdxy'])).toBe('abcdxy');
    expect(nearest('abcdef', ['abcxyz'])).toBeUndefined();
  });

  it('is the first of two that are equally near; of none there is none', () => {
    expect(nearest('rmox', ['rmax', 'rmix'])).toBe('rmax');
    expect(nearest('rmin', [])).toBeUndefined();
    expect(nearest('bottle', ['kettle', 'battle'])).toBe('battle');
  });

  it('is looked for with the first forty letters', () => {
    expect(nearest(`${'a'.repeat(40)}${'b'.repeat(90)}`, ['a'.repeat(40)])).toBe('a'.repeat(40));
  });
});

describe('the scenario of a link', () => {
  it.each([
    ['  lan-rto/?q=1 ', 'lan-rto', '?q=1'],
    ['https://host.example/a/b/reno//#q=1', 'reno', '#q=1'],
    ['HTTP://Host.Example/Reno', 'reno', ''],
    ['/reno/INDEX.HTM#q=1', 'reno', '#q=1'],
    ['reno#q=1\n&n=2', 'reno', '#q=1\n&n=2'],
    ['reno?q=1#n=2', 'reno', '?q=1#n=2'],
    ['', undefined, ''],
  ])('%s', (link, id, text) => expect(splitLink(link)).toEqual({ id, text }));
});
