// Keys: what they do, and when they leave the key to what has the focus.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { type Press, pressKey } from '../../src/ui/app/keys.ts';
import { END, openPage, recordWith } from './page.ts';

function keyboard(letters = true) {
  const page = openPage();
  page.runner.report({
    record: recordWith([
      { at: ms(300), kind: 'fast-retransmit' },
      { at: ms(900), kind: 'timeout' },
    ]),
  });
  const called: string[] = [];
  const pageKeys = {
    help: () => called.push('help'),
    code: () => called.push('code'),
    share: () => called.push('share'),
    blank: () => called.push('blank'),
    save: () => called.push('save'),
    speaker: () => called.push('speaker'),
    pen: () => called.push('pen'),
    tryOut: (number: number) => called.push(`try ${number}`),
    turn: (direction: number) => called.push(`turn ${direction}`),
    focusChart: (index: number) => called.push(`chart ${index}`),
    focusWhy: () => called.push('why'),
    openPacket: () => called.push('packet'),
  };
  const press = (key: string, rest: Partial<Press> = {}): boolean =>
    pressKey(page, pageKeys, { key, shift: false, modified: false, focus: 'page', ...rest }, { on: letters });
  return { ...page, press, called, state: page.store.getState };
}

describe('on the page', () => {
  it('Space plays and pauses', () => {
    const { press, state } = keyboard();
    press(' ');
    expect(state().playing).toBe(true);
    press(' ');
    expect(state().playing).toBe(false);
  });
  it('comma and point step, with Shift between drops and timeouts only, whatever character that gives', () => {
    const { press, playback } = keyboard();
    press('.');
    expect(playback.now).toBe(ms(300));
    press('Home');
    press('>', { shift: true });
    expect(playback.now).toBe(ms(900));
    press('Home');
    press('.', { shift: true });
    expect(playback.now).toBe(ms(900));
    press(',');
    expect(playback.now).toBe(ms(300));
    press('<', { shift: true });
    expect(playback.now).toBe(0);
    press('End');
    expect(playback.now).toBe(END);
  });
  it('brackets change the speed', () => {
    const { press, state } = keyboard();
    press(']');
    expect(state().speed).toBe(ms(200));
    press('[');
    press('[');
    expect(state().speed).toBe(ms(50));
  });
  it('z and Shift z undo and redo', () => {
    const { press, state } = keyboard();
    state().setParam('q', 5, 'set');
    press('z');
    expect(state().spec.params['q']).not.toBe(5);
    press('Z', { shift: true });
    expect(state().spec.params['q']).toBe(5);
  });
  it('Ctrl or Command with z and y do the same, also on a slider and without single letters', () => {
    const { press, state } = keyboard(false);
    const command = { modified: true, command: true, focus: 'slider' } as const;
    state().setParam('q', 5, 'set');
    expect(press('z', command)).toBe(true);
    expect(state().spec.params['q']).not.toBe(5);
    expect(press('Z', { ...command, shift: true })).toBe(true);
    expect(state().spec.params['q']).toBe(5);
    press('z', command);
    expect(press('y', command)).toBe(true);
    expect(state().spec.params['q']).toBe(5);
    // What is typed is undone by the field, and other combinations are the browser's.
    expect(press('z', { ...command, focus: 'field' })).toBe(false);
    expect(press('.', command)).toBe(false);
  });
  it('plus, minus and 0 zoom about the cursor and stay inside the run', () => {
    const { press, state, playback } = keyboard();
    playback.seek(ms(1000));
    press('+');
    expect(state().zoom).toEqual([ms(500), ms(1500)]);
    press('=');
    expect(state().zoom).toEqual([ms(750), ms(1250)]);
    press('-');
    expect(state().zoom).toEqual([ms(500), ms(1500)]);
    press('0');
    expect(state().zoom).toBeNull();
    press('End');
    press('+');
    expect(state().zoom).toEqual([ms(1000), END]);
    press('-');
    expect(state().zoom).toBeNull();
  });
  it('digits, w and ? go to places', () => {
    const { press, called } = keyboard();
    for (const key of ['1', '4', 'w', '?']) press(key);
    expect(called).toEqual(['chart 0', 'chart 3', 'why', 'help']);
  });
});

describe('presenting', () => {
  it('p begins and ends it, q shows the code in and out of it', () => {
    const { press, state, called } = keyboard();
    press('q');
    press('p');
    expect(state().presenting).toBe(true);
    press('q');
    press('p');
    expect(state().presenting).toBe(false);
    expect(called).toEqual(['code', 'code']);
  });
  it('s saves files on the page, not in the lecture hall and not beside a sweep, which has files of its own', () => {
    const { press, state, called } = keyboard();
    press('s');
    expect(called).toEqual(['save']);
    state().setPresenting(true);
    press('s');
    state().setPresenting(false);
    state().setSweeping(true);
    expect(press('s')).toBe(false);
    expect(called).toEqual(['save', 'speaker']);
  });
  it('has the keys of clickers, b and Escape to itself', () => {
    const { press, state, called } = keyboard();
    for (const key of ['PageDown', 'PageUp', 'b', 'd', 'Escape']) expect(press(key)).toBe(false);
    state().setPresenting(true);
    for (const key of ['PageDown', 'PageUp', 'b', 's', 'd', '2']) expect(press(key)).toBe(true);
    expect(called).toEqual(['turn 1', 'turn -1', 'blank', 'speaker', 'pen', 'try 2']);
    expect(press('Escape')).toBe(true);
    expect(state().presenting).toBe(false);
  });
  it('closes a packet by Escape before it ends', () => {
    const { press, state } = keyboard();
    const packet = { link: 0, offeredAt: 0, flow: 0, kind: 0, segment: 1 };
    state().openPacket(packet);
    expect([press('Escape'), state().opened]).toEqual([true, null]);
    state().openPacket(packet);
    state().setPresenting(true);
    press('Escape');
    expect([state().opened, state().presenting]).toEqual([null, true]);
    press('Escape');
    expect(state().presenting).toBe(false);
  });
  it('digits do what the step gives to try, also while runs are compared; with Shift they bring a run to the front', () => {
    const { press, state, called } = keyboard();
    state().setPresenting(true);
    press('c');
    expect(state().front).toBe(1);
    press('1');
    expect(called).toEqual(['try 1']);
    expect(state().front).toBe(1);
    press('!', { shift: true, code: 'Digit1' });
    expect(state().front).toBe(0);
    expect(called).toEqual(['try 1']);
  });
});

describe('leaves to the focus', () => {
  it('everything while a person types, and everything with Ctrl, Meta or Alt', () => {
    const { press } = keyboard();
    for (const key of [' ', '.', 'z', 'Home', '?']) {
      expect(press(key, { focus: 'field' })).toBe(false);
      expect(press(key, { modified: true })).toBe(false);
    }
  });
  it('Space and Enter on a button, but not the others', () => {
    const { press, playback } = keyboard();
    expect(press(' ', { focus: 'button' })).toBe(false);
    expect(press('Enter', { focus: 'button' })).toBe(false);
    expect(press('.', { focus: 'button' })).toBe(true);
    expect(playback.now).toBe(ms(300));
  });
  it('Home, End and the zoom on a slider, but not Space', () => {
    const { press, state } = keyboard();
    for (const key of ['Home', 'End', '+', '-', '0', 'ArrowLeft']) expect(press(key, { focus: 'slider' })).toBe(false);
    expect(press(' ', { focus: 'slider' })).toBe(true);
    expect(state().playing).toBe(true);
  });
  it('single characters where they are switched off', () => {
    const { press, state } = keyboard(false);
    for (const key of ['.', 'z', '?', '1', '+']) expect(press(key)).toBe(false);
    expect(press(' ')).toBe(true);
    expect(state().playing).toBe(true);
    expect(press('End')).toBe(true);
  });
});

describe('behind a sweep', () => {
  it('a run stays as it is: its keys are left to the browser, which scrolls by some of them', () => {
    const { press, called, state, playback } = keyboard();
    state().setParam('q', 5, 'set');
    state().setSweeping(true);
    const { spec, speed } = state();
    for (const key of [' ', '.', 'End', ']', '+', 'z', 'c', 'w', 'i', 'a', '1', 's', 'PageDown'])
      expect([key, press(key)]).toEqual([key, false]);
    expect(press('z', { modified: true, command: true })).toBe(false);
    expect(playback.now).toBe(0);
    expect(state()).toMatchObject({ playing: false, spec, speed, zoom: null });
    expect(called).toEqual([]);
  });
  it('help, the code, sharing and the hall are at hand', () => {
    const { press, called, state } = keyboard();
    state().setSweeping(true);
    press('?');
    press('q');
    press('Enter', { modified: true, command: true });
    press('p');
    expect(state().presenting).toBe(true);
    press('b');
    // The hall's own pages are turned by the hall.
    expect(press('PageDown')).toBe(false);
    press('Escape');
    expect(state().presenting).toBe(false);
    expect(called).toEqual(['help', 'code', 'share', 'blank']);
  });
});
