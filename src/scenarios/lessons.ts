// The lessons of the catalogue, by the scenario's id: each is the lesson.md in the folder of its scenario, which the build has
// read (build/lesson-modules.ts). For what is bundled; in Node, where no bundler is, build/lessons.ts reads the files.

/// <reference path="./lesson-md.d.ts" />

import * as incast from './incast/lesson.md';
import type { Lesson } from './kit/lesson.ts';
import type { SpeakerNotes } from './kit/speaker-notes.ts';
import * as lanRto from './lan-rto/lesson.md';
import * as nicBuffer from './nic-buffer/lesson.md';
import * as reno from './reno/lesson.md';
import * as tcpOverAtm from './tcp-over-atm/lesson.md';
import * as virtualServer from './virtual-server/lesson.md';
import * as webCluster from './web-cluster/lesson.md';

const all = {
  reno,
  'lan-rto': lanRto,
  'nic-buffer': nicBuffer,
  'tcp-over-atm': tcpOverAtm,
  'web-cluster': webCluster,
  'virtual-server': virtualServer,
  incast,
};

export const lessons: Readonly<Record<string, Lesson>> = Object.fromEntries(
  Object.entries(all).map(([id, { lesson }]) => [id, lesson]),
);
/** What the one who gives a lesson reads beside its steps. */
export const notes: Readonly<Record<string, readonly SpeakerNotes[]>> = Object.fromEntries(
  Object.entries(all).map(([id, each]) => [id, each.notes]),
);
