// What the page of each scenario fetches of its own: what is said of the scenario, its lesson, and the stage that its network
// is drawn on.

import type { Lesson } from '../../scenarios/kit/lesson.ts';
import type { Scenario, StageName } from '../../scenarios/kit/scenario.ts';
import type { ScenarioId } from '../../scenarios/titles.ts';
import type { PageParts } from './page-parts.ts';

interface Described {
  readonly scenario: () => Promise<Scenario>;
  readonly lesson: () => Promise<Lesson>;
}

export const pages: Readonly<Record<ScenarioId, Described>> = {
  reno: {
    scenario: async () => (await import('../../scenarios/reno/reno.ts')).reno,
    lesson: async () => (await import('../../scenarios/reno/lesson.ts')).renoLesson,
  },
  'lan-rto': {
    scenario: async () => (await import('../../scenarios/lan/lan-rto.ts')).lanRto,
    lesson: async () => (await import('../../scenarios/lan/lan-rto-lesson.ts')).lanRtoLesson,
  },
  'nic-buffer': {
    scenario: async () => (await import('../../scenarios/lan/nic-buffer.ts')).nicBuffer,
    lesson: async () => (await import('../../scenarios/lan/nic-buffer-lesson.ts')).nicBufferLesson,
  },
  'tcp-over-atm': {
    scenario: async () => (await import('../../scenarios/atm/tcp-over-atm.ts')).tcpOverAtm,
    lesson: async () => (await import('../../scenarios/atm/lesson.ts')).atmLesson,
  },
  'web-cluster': {
    scenario: async () => (await import('../../scenarios/web-cluster/web-cluster.ts')).webCluster,
    lesson: async () => (await import('../../scenarios/web-cluster/lesson.ts')).webClusterLesson,
  },
  'virtual-server': {
    scenario: async () => (await import('../../scenarios/virtual-server/virtual-server.ts')).virtualServer,
    lesson: async () => (await import('../../scenarios/virtual-server/lesson.ts')).virtualServerLesson,
  },
};

export const stages: Readonly<Record<StageName, () => Promise<PageParts>>> = {
  reno: async () => (await import('./pages/reno.ts')).parts,
  lan: async () => (await import('./pages/lan.ts')).parts,
  atm: async () => (await import('./pages/atm.ts')).parts,
  'web-cluster': async () => (await import('./pages/web-cluster.ts')).parts,
  'virtual-server': async () => (await import('./pages/virtual-server.ts')).parts,
};
