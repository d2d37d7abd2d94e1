// The catalogue, in teaching order: the only list of scenarios. Each is a folder that is called what it is: what is said of it
// (scenario.ts), how its network is made (network.ts), its lesson (lesson.ts) and what the one who gives it reads beside it (notes.ts). Here is everything at once, for the command
// line, the build and the tests; a page and its worker fetch these files of one scenario by its id (ui/app/pages.ts,
// runner/networks.ts), and no page downloads the words or the network of another.

import type { Lesson } from './kit/lesson.ts';
import type { Build, Scenario } from './kit/scenario.ts';
import type { SpeakerNotes } from './kit/speaker-notes.ts';
import { lesson as lanRtoLesson } from './lan-rto/lesson.ts';
import { build as buildLanRto } from './lan-rto/network.ts';
import { notes as lanRtoNotes } from './lan-rto/notes.ts';
import { scenario as lanRto } from './lan-rto/scenario.ts';
import { lesson as nicBufferLesson } from './nic-buffer/lesson.ts';
import { build as buildNicBuffer } from './nic-buffer/network.ts';
import { notes as nicBufferNotes } from './nic-buffer/notes.ts';
import { scenario as nicBuffer } from './nic-buffer/scenario.ts';
import { lesson as renoLesson } from './reno/lesson.ts';
import { build as buildReno } from './reno/network.ts';
import { notes as renoNotes } from './reno/notes.ts';
import { scenario as reno } from './reno/scenario.ts';
import { lesson as tcpOverAtmLesson } from './tcp-over-atm/lesson.ts';
import { build as buildTcpOverAtm } from './tcp-over-atm/network.ts';
import { notes as tcpOverAtmNotes } from './tcp-over-atm/notes.ts';
import { scenario as tcpOverAtm } from './tcp-over-atm/scenario.ts';
import { lesson as virtualServerLesson } from './virtual-server/lesson.ts';
import { build as buildVirtualServer } from './virtual-server/network.ts';
import { notes as virtualServerNotes } from './virtual-server/notes.ts';
import { scenario as virtualServer } from './virtual-server/scenario.ts';
import { lesson as webClusterLesson } from './web-cluster/lesson.ts';
import { build as buildWebCluster } from './web-cluster/network.ts';
import { notes as webClusterNotes } from './web-cluster/notes.ts';
import { scenario as webCluster } from './web-cluster/scenario.ts';

interface Entry {
  readonly scenario: Scenario;
  readonly build: Build;
  readonly lesson: Lesson;
  readonly notes: readonly SpeakerNotes[];
}

const catalogue: readonly Entry[] = [
  { scenario: reno, build: buildReno, lesson: renoLesson, notes: renoNotes },
  { scenario: lanRto, build: buildLanRto, lesson: lanRtoLesson, notes: lanRtoNotes },
  { scenario: nicBuffer, build: buildNicBuffer, lesson: nicBufferLesson, notes: nicBufferNotes },
  { scenario: tcpOverAtm, build: buildTcpOverAtm, lesson: tcpOverAtmLesson, notes: tcpOverAtmNotes },
  { scenario: webCluster, build: buildWebCluster, lesson: webClusterLesson, notes: webClusterNotes },
  { scenario: virtualServer, build: buildVirtualServer, lesson: virtualServerLesson, notes: virtualServerNotes },
];

const each = <Part>(part: (entry: Entry) => Part): Readonly<Record<string, Part>> =>
  Object.fromEntries(catalogue.map((entry) => [entry.scenario.id, part(entry)]));

export const scenarios: readonly Scenario[] = catalogue.map(({ scenario }) => scenario);

/** By the scenario's id. */
export const builds = each(({ build }) => build);
export const lessons = each(({ lesson }) => lesson);
/** What the one who gives a lesson reads beside its steps. */
export const notes = each(({ notes }) => notes);

/** The scenario with this id; undefined if there is none. */
export const scenarioById = (id: string): Scenario | undefined => scenarios.find((scenario) => scenario.id === id);
