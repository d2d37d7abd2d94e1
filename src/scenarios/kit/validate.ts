// Is this a run the engine may be given? Says what is wrong with one that is not. The codec only makes valid runs; any caller that
// builds a spec by hand, or reads one from a file, can ask here.

import { byPlaceAndNumber, roundChangeTime } from './read-edits.ts';
import type { ParamValue, RunSpec } from './run-spec.ts';
import type { Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import { type Text, text } from './text.ts';
import { isLegalValue } from './value.ts';

/** Every reason why a spec is no valid run of the scenario; none if it is one. */
export function validate(spec: RunSpec, scenario: Scenario): readonly Text[] {
  const problems: Text[] = [];
  const { id } = scenario;
  if (spec.scenario !== id) {
    problems.push(
      text(
        `the run is of "${spec.scenario}", not of "${id}"`,
        `"${id}"의 실행이 아니라 "${spec.scenario}"의 실행입니다`,
      ),
    );
  }
  for (const parameter of scenario.parameters) {
    const value = spec.params[parameter.key];
    if (!isLegalValue(parameter, value)) problems.push(cannotBe(parameter.key, value));
  }
  for (const key of Object.keys(spec.params)) {
    if (!scenario.parameters.some((parameter) => parameter.key === key)) {
      problems.push(text(`"${key}" is not a setting`, `이름이 "${key}"인 설정은 없습니다`));
    }
  }
  problems.push(...changeProblems(spec, scenario), ...killProblems(spec, scenario));
  if (problems.length > 0) return problems;
  return settle(spec, scenario).complaints.map(({ message }) => message);
}

function changeProblems({ changes, params }: RunSpec, scenario: Scenario): readonly Text[] {
  return changes.flatMap((change, index) => {
    const { at, key, value } = change;
    const parameter = scenario.parameters.find((candidate) => candidate.key === key);
    const problems: Text[] = [];
    if (!parameter?.live) {
      problems.push(text(`"${key}" cannot change while the run goes on`, `"${key}" 값은 실행 중에 바꿀 수 없습니다`));
    } else if (!isLegalValue(parameter, value)) problems.push(cannotBe(key, value));
    if (!(at > 0 && at < Number(params['end'])) || roundChangeTime(at) !== at) {
      problems.push(text(`no change at ${at} ns`, `${at} ns에는 바꿀 수 없습니다`));
    }
    if (index > 0 && changes[index - 1]!.at > at) {
      problems.push(text(`the change at ${at} ns is out of order`, `${at} ns의 변경이 순서에 맞지 않습니다`));
    }
    if (changes.findIndex((other) => other.at === at && other.key === key) < index) {
      problems.push(text(`"${key}" changes twice at ${at} ns`, `"${key}" 값이 ${at} ns에 두 번 바뀝니다`));
    }
    return problems;
  });
}

function killProblems({ kills, params }: RunSpec, scenario: Scenario): readonly Text[] {
  const places = scenario.places(params);
  return kills.flatMap((kill, index) => {
    const problems: Text[] = [];
    if (!places.includes(kill.place)) {
      problems.push(text(`there is no place "${kill.place}"`, `이름이 "${kill.place}"인 곳은 없습니다`));
    }
    if (!Number.isInteger(kill.n) || kill.n < 0) {
      problems.push(text(`no packet has the number ${kill.n}`, `번호가 ${kill.n}인 패킷은 없습니다`));
    }
    if (index > 0 && byPlaceAndNumber(kills[index - 1]!, kill) >= 0) {
      problems.push(text('the dropped packets are out of order', '버린 패킷의 순서가 맞지 않습니다'));
    }
    return problems;
  });
}

const cannotBe = (key: string, value: ParamValue | undefined): Text =>
  value === undefined
    ? text(`"${key}" has no value`, `"${key}" 값이 없습니다`)
    : text(`"${key}" cannot be ${value}`, `"${key}" 값은 ${value}일 수 없습니다`);
