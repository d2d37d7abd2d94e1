// Repairs in words, in both languages. The part of the link stands between back-ticks, so that the page can set it in
// mono. Facts about a link are polite-formal in Korean; particles follow a noun, or agree with the value before them.

import { asWords, formatExactly, formatRange } from './format-value.ts';
import { asObject } from './korean-object.ts';
import { writeQuantity } from './quantity.ts';
import type { Repair, RepairCode } from './repair.ts';
import { type Language, type Text, text } from './text.ts';

const SHOWN_AT_MOST = 60;

/** One or two sentences: what was wrong, what is legal, what is used instead. */
export function describeRepair(repair: Repair, language: Language): string {
  const sentence = SENTENCES[repair.code](repair)[language];
  return repair.run ? `${'ABC'[repair.run]}: ${sentence}` : sentence;
}

/** The bold first clause of the notice bar. */
export function repairHeadline(repairs: readonly Repair[]): Text {
  const codes = repairs.map((repair) => repair.code);
  if (codes.includes('unreadable')) return text('This link cannot be read.', '읽을 수 없는 링크입니다.');
  if (codes.includes('future-version')) {
    return text('This link needs a newer version.', '더 새로운 버전이 필요한 링크입니다.');
  }
  if (codes.includes('cut-off')) return text('This link looks cut off.', '링크가 잘린 것 같습니다.');
  return text('Some values in this link were corrected.', '링크의 일부 값을 고쳐서 열었습니다.');
}

/** Between back-ticks, short, and never with a back-tick inside. */
function code(words: string): string {
  const clean = words.replace(/`/g, "'");
  return `\`${clean.length > SHOWN_AT_MOST ? `${clean.slice(0, SHOWN_AT_MOST - 1)}…` : clean}\``;
}

const given = (repair: Repair): string => code(repair.given);
const options = (repair: Repair): string => (repair.options ?? []).join(', ');
const time = (nanos: number | undefined, language: Language): string =>
  asWords(formatExactly(nanos ?? 0, 'duration', language));

/** What follows the reason: "so we use 1 ms", "1 ms를 씁니다". */
function result({ used, quantity }: Repair): Text {
  if (used === undefined) return text('so it is ignored', '무시합니다');
  if (typeof used !== 'number') return text(`so we use ${code(String(used))}`, `${code(String(used))} 값을 씁니다`);
  const english = asWords(formatExactly(used, quantity ?? 'count', 'en'));
  return text(`so we use ${english}`, `${asObject(formatExactly(used, quantity ?? 'count', 'ko'))} 씁니다`);
}

/** "`n=6.5` is not a whole number, so we use 6." and "`n=6.5` 값은 정수가 아니므로 6을 씁니다." */
function because(repair: Repair, en: string, ko: string, noun: '값은' | '항목은' = '값은'): Text {
  const { en: then, ko: thenKorean } = result(repair);
  const meant = repair.suggestion === undefined ? undefined : code(repair.suggestion);
  return text(
    `${given(repair)} ${en}${meant ? ` (did you mean ${meant}?)` : ''}, ${then}.`,
    `${given(repair)} ${noun} ${ko} ${thenKorean}${meant ? `(혹시 ${meant}인가요?)` : ''}.`,
  );
}

const range = (repair: Repair, language: Language): string =>
  formatRange(repair.min ?? 0, repair.max ?? 0, repair.quantity ?? 'count', language);

/** How a value of this quantity is written. */
const example = ({ quantity, min, max, used }: Repair): string =>
  code(writeQuantity(typeof used === 'number' ? used : (max ?? min ?? 1), quantity ?? 'count'));

function offStep(repair: Repair): Text {
  const { step = 1, quantity = 'count' } = repair;
  if (step === 1 && quantity !== 'duration') return because(repair, 'is not a whole number', '정수가 아니므로');
  const steps = asWords(formatExactly(step, quantity, 'en'));
  return because(repair, `is not a multiple of ${steps}`, `${steps} 단위가 아니므로`);
}

function cutOff(repair: Repair): Text {
  const empty = repair.key === undefined ? '' : `, and ${given(repair)} has no value`;
  const emptyKorean = repair.key === undefined ? '' : ` ${given(repair)} 항목에도 값이 없습니다.`;
  return text(
    `It has no \`v=\` at its end${empty}. The rest was used. Ask the sender for the whole link.`,
    `링크 끝에 \`v=\` 항목이 없습니다.${emptyKorean} 나머지는 그대로 썼습니다. 보낸 사람에게 전체 링크를 받으세요.`,
  );
}

function impossible(repair: Repair): Text {
  const { message = text('', ''), at, used } = repair;
  const then = result(repair);
  const when = at === undefined ? text('', '') : text(` at ${time(at, 'en')}`, ` ${time(at, 'ko')} 시점의`);
  const english = used === undefined ? 'it is ignored' : then.en.replace(/^so /, '');
  return text(
    `${message.en} Instead of ${given(repair)}${when.en}: ${english}.`,
    `${message.ko}${when.ko} ${given(repair)} 대신: ${then.ko}.`,
  );
}

/** "The rule `rto=srtt+4`: 4 has no unit; srtt is a time (at its character 6), so we use `rfc6298`." */
function badRule(repair: Repair): Text {
  const { message = text('', ''), place = 0 } = repair;
  const then = result(repair);
  return text(
    `The rule ${given(repair)} cannot be used: ${message.en} (character ${place + 1}), ${then.en}.`,
    `${given(repair)} 규칙을 쓸 수 없으므로(${place + 1}번째 글자: ${message.ko}) ${then.ko}.`,
  );
}

const SENTENCES: Readonly<Record<RepairCode, (repair: Repair) => Text>> = {
  unreadable: (repair) =>
    text(
      `Reading ${given(repair)} failed, so nothing of it was used and the scenario runs with its defaults.`,
      `${given(repair)} 부분을 읽지 못해 모두 무시하고 기본값으로 실행합니다.`,
    ),
  'too-long': (repair) =>
    text(
      `It is ${repair.given} characters long; what comes after ${repair.max} is ignored.`,
      `링크가 ${repair.given}자로 너무 길어 ${repair.max}자 뒤는 무시합니다.`,
    ),
  'cut-off': cutOff,
  'future-version': (repair) =>
    text(
      `${given(repair)} is newer than this copy, which knows ${code(`v=${repair.used}`)}. What it knows was used.`,
      `${given(repair)} 링크이지만 지금 버전은 ${code(`v=${repair.used}`)} 링크까지 압니다. 아는 부분만 썼습니다.`,
    ),
  'bad-version': (repair) => because(repair, 'is not a version of links', '링크 버전이 아니므로'),
  'other-model': (repair) =>
    text(
      `${given(repair)}: the link was made with another version of the model; this is ${repair.used}. The numbers may differ.`,
      `${given(repair)} 모델로 만든 링크이지만 지금 모델은 ${repair.used} 버전입니다. 결과가 다를 수 있습니다.`,
    ),
  'bad-model': (repair) => because(repair, 'is not a version of the model', '모델 버전이 아니므로'),
  'unknown-key': (repair) => because(repair, 'is not a setting here', '여기에 없는 설정이므로', '항목은'),
  'no-value': (repair) => because(repair, 'has no value', '값이 없으므로', '항목은'),
  duplicate: (repair) => {
    const last = code(repair.suggestion ?? '');
    return text(
      `${given(repair)} and ${last} are both given; the last one is used.`,
      `${given(repair)} 항목과 ${last} 항목이 함께 있어 마지막 것을 씁니다.`,
    );
  },
  'not-a-number': (repair) =>
    because(repair, `is not a number such as ${example(repair)}`, `${example(repair)} 같은 숫자가 아니므로`),
  'wrong-unit': (repair) =>
    because(
      repair,
      `has a unit that does not fit (written like ${example(repair)})`,
      `단위가 맞지 않으므로(예: ${example(repair)})`,
    ),
  'out-of-range': (repair) =>
    because(repair, `is outside ${range(repair, 'en')}`, `허용 범위(${range(repair, 'ko')})를 벗어나므로`),
  'off-step': offStep,
  'unknown-choice': (repair) =>
    because(repair, `is not one of ${options(repair)}`, `쓸 수 있는 값(${options(repair)})이 아니므로`),
  'bad-rule': badRule,
  'bad-zoom': (repair) =>
    text(
      `${given(repair)} is not a range of time, so the whole run is shown.`,
      `${given(repair)} 값은 시간 범위가 아니므로 실행 전체를 보여 줍니다.`,
    ),
  'zoom-outside': (repair) => {
    const length = (language: Language) => time(Number(repair.used), language);
    return text(
      `${given(repair)} lies outside the run (${range(repair, 'en')}), so the nearest ${length('en')} of it are shown.`,
      `${given(repair)} 구간은 실행 범위(${range(repair, 'ko')})를 벗어나므로 실행에서 가장 가까운 ${length('ko')} 구간을 보여 줍니다.`,
    );
  },
  'bad-edit': (repair) =>
    because(repair, 'is not a change like `1.5s:rmin:50ms`', '`1.5s:rmin:50ms` 같은 변경이 아니므로', '항목은'),
  'not-live': (repair) =>
    because(repair, 'changes a setting that cannot change during a run', '실행 중에 바꿀 수 없는 설정이므로', '항목은'),
  'edit-time-rounded': (repair) =>
    text(
      `The time of ${given(repair)} is rounded to 0.1 ms, so it is ${time(repair.at, 'en')}.`,
      `${given(repair)} 항목의 시각은 0.1 ms 단위로 반올림하여 ${time(repair.at, 'ko')}입니다.`,
    ),
  'edit-at-start': (repair) =>
    text(
      `${given(repair)} is a change at 0 s, so it applies to the whole run.`,
      `${given(repair)} 항목은 0초의 변경이므로 실행 전체에 적용합니다.`,
    ),
  'edit-after-end': (repair) =>
    because(
      repair,
      `is not before the end of the run (${time(repair.max, 'en')})`,
      `실행이 끝나는 시각(${time(repair.max, 'ko')}) 전이 아니므로`,
      '항목은',
    ),
  'duplicate-edit': (repair) =>
    text(
      `${given(repair)} is replaced by a later one of the same setting at the same time.`,
      `${given(repair)} 항목은 시각과 설정이 같은 뒤 항목으로 대신합니다.`,
    ),
  'too-many-edits': (repair) => because(repair, 'is one change too many', '변경이 너무 많으므로', '항목은'),
  'bad-kill': (repair) => because(repair, 'is not a packet like `R-B:17`', '`R-B:17` 같은 패킷이 아니므로', '항목은'),
  'unknown-place': (repair) =>
    because(repair, `is not at one of the places ${options(repair)}`, `위치(${options(repair)})에 없으므로`, '항목은'),
  'too-many-kills': (repair) => because(repair, 'is one packet too many', '버릴 패킷이 너무 많으므로', '항목은'),
  'c-without-b': (repair) =>
    text(
      `${given(repair)} is a run C without a run B, so it is run B.`,
      `${given(repair)} 항목은 실행 B 없이 실행 C만 있으므로 실행 B로 씁니다.`,
    ),
  'no-such-run': (repair) =>
    because(repair, 'is a run that this link does not have', '이 링크에 없는 실행이므로', '항목은'),
  'bad-prediction': (repair) =>
    because(repair, 'is not a prediction like `silence:rto`', '`silence:rto` 같은 예측이 아니므로', '항목은'),
  'unknown-question': (repair) =>
    because(repair, 'predicts something that this lesson does not ask', '이 강의에 없는 질문의 예측이므로', '항목은'),
  'unfit-prediction': (repair) =>
    because(repair, 'does not answer its question', '질문에 맞는 답이 아니므로', '항목은'),
  'bad-who': (repair) =>
    repair.used === undefined
      ? because(repair, 'holds no name and no number', '이름이나 번호가 아니므로')
      : text(
          `${given(repair)} is not written as links write it, so ${code(String(repair.used))} is used.`,
          `${given(repair)} 값은 링크에 쓰는 글자가 아니므로 ${code(String(repair.used))}로 씁니다.`,
        ),
  'bad-claim': (repair) =>
    because(repair, 'is not a result that was handed in', '제출한 결과로 읽을 수 없으므로', '항목은'),
  impossible,
};
