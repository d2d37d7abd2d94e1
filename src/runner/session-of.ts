// A session of any scenario of the catalogue, all networks at hand: for Node (command line, benchmark, tests). The worker
// brings its networks one by one: networks.ts.

import { builds } from '../scenarios/index.ts';
import type { RunSpec } from '../scenarios/kit/run-spec.ts';
import { Session, type SessionOptions } from './session.ts';
import { unknownScenario } from './unknown-scenario.ts';

/** @throws ParameterError if the scenario is unknown or cannot be built with these parameters. */
export function sessionOf(spec: RunSpec, options: SessionOptions = {}): Session {
  const build = builds[spec.scenario];
  if (build === undefined) throw unknownScenario(spec.scenario);
  return new Session(spec, build, options);
}
