// The name of a speaker's window: a tab keeps it for when it is loaded again, and its copy finds it taken.

import { expect, it } from 'vitest';
import { askFor, newSpeaker, SpeakerChannel } from '../../src/ui/present/speaker-channel.ts';

const isFree = (name: string): Promise<boolean> => new Promise((resolve) => askFor(name, resolve));

it('a name is free unless another hall has it', async () => {
  const name = newSpeaker();
  expect(await isFree(name)).toBe(true);
  const hall = new SpeakerChannel(name);
  hall.hold();
  expect(await isFree(name)).toBe(false);
  expect(await isFree(newSpeaker())).toBe(true);
  hall.close();
  expect(await isFree(name)).toBe(true);
});
