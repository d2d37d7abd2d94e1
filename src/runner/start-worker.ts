// Starts the worker of a page's runs. Compiled with the page, because that is where workers are started.

import type { ScenarioId } from '../scenarios/titles.ts';

/** The worker that the head of the page has started before any script had come (build/early-worker.ts). */
const early = globalThis as { earlyWorker?: Worker | undefined };

export function startWorker(scenario: ScenarioId): Worker {
  const { earlyWorker } = early;
  early.earlyWorker = undefined;
  return earlyWorker ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: scenario });
}
