// Is this a run the engine may be given? Says in English what is wrong with one that is not. The codec only makes valid
// runs; whoever builds a spec by hand can ask here.

import type { RunSpec } from '../../runner/spec.ts';
import { byPlaceAndNumber, roundChangeTime } from './read-edits.ts';
import type { Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import { isLegalValue } from './value.ts';

/** Every reason why a spec is no valid run of the scenario; none if it is one. */
export function validate(spec: RunSpec, scenario: Scenario): readonly string[] {
  const problems: string[] = [];
  if (spec.scenario !== scenario.id) problems.push(`the run is of "${spec.scenario}", not of "${scenario.id}"`);
  for (const parameter of scenario.parameters) {
    const value = spec.params[parameter.key];
    if (!isLegalValue(parameter, value)) problems.push(`"${parameter.key}" cannot be ${value}`);
  }
  for (const key of Object.keys(spec.params)) {
    if (!scenario.parameters.some((parameter) => parameter.key === key)) problems.push(`"${key}" is not a setting`);
  }
  problems.push(...changeProblems(spec, scenario), ...killProblems(spec, scenario));
  if (problems.length > 0) return problems;
  return settle(spec, scenario).complaints.map(({ message }) => message.en);
}

function changeProblems({ changes, params }: RunSpec, scenario: Scenario): readonly string[] {
  return changes.flatMap((change, index) => {
    const { at, key, value } = change;
    const parameter = scenario.parameters.find((candidate) => candidate.key === key);
    const problems: string[] = [];
    if (!parameter?.live) problems.push(`"${key}" cannot change while the run goes on`);
    else if (!isLegalValue(parameter, value)) problems.push(`"${key}" cannot become ${value}`);
    if (!(at > 0 && at < Number(params['end'])) || roundChangeTime(at) !== at) problems.push(`no change at ${at} ns`);
    if (index > 0 && changes[index - 1]!.at > at) problems.push(`the change at ${at} ns is out of order`);
    if (changes.findIndex((other) => other.at === at && other.key === key) < index) {
      problems.push(`"${key}" changes twice at ${at} ns`);
    }
    return problems;
  });
}

function killProblems({ kills, params }: RunSpec, scenario: Scenario): readonly string[] {
  const places = scenario.places(params);
  return kills.flatMap((kill, index) => {
    const problems: string[] = [];
    if (!places.includes(kill.place)) problems.push(`there is no place "${kill.place}"`);
    if (!Number.isInteger(kill.n) || kill.n < 0) problems.push(`no packet has the number ${kill.n}`);
    if (index > 0 && byPlaceAndNumber(kills[index - 1]!, kill) >= 0) problems.push('the kills are out of order');
    return problems;
  });
}
