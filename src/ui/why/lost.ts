// Why a packet did not arrive: it found the queue full, was lost at random, or was dropped by hand.

import type { Mark } from '../../runner/record.ts';
import { asWords } from '../../scenarios/kit/format-value.ts';
import { text } from '../../scenarios/kit/text.ts';
import { amountOf, whole } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, pick, placeOf, SegmentName, segmentName } from './facts.ts';

const ACK = 1;

/** What was lost, in words: a segment, or the ACK up to a segment. */
function lostThing(mark: Mark, language: Facts['language']): string {
  if (mark.numbers['packet'] !== ACK) return SegmentName(mark.segment, language);
  return language === 'ko' ? `${mark.segment}번까지의 ACK` : `The ACK for ${segmentName(mark.segment, language)}`;
}

export function explainDrop(facts: Facts): Explanation {
  const { mark, record, language } = facts;
  const place = placeOf(facts, mark);
  const occupancy = whole(mark.numbers['occupancy']!, language);
  const limit = whole(mark.numbers['limit']!, language);
  const inBytes = record.spec.params['qunit'] === 'bytes';
  const full = inBytes
    ? text(
        `The limit of ${limit} bytes leaves no room: ${occupancy} packets are there already.`,
        `한도는 ${limit}바이트이고 이미 패킷 ${occupancy}개가 있어 들어갈 자리가 없습니다.`,
      )
    : text(
        `${occupancy} of ${limit} places were taken when it came, so it is dropped.`,
        `도착했을 때 ${limit}자리 가운데 ${occupancy}자리가 차 있어 버려집니다.`,
      );
  const when = moment(mark.at, language);
  return {
    title: pick(
      language,
      text(`${lostThing(mark, 'en')} finds the queue full`, `${lostThing(mark, 'ko')}: 큐가 가득 차 폐기`),
    ),
    sentence: pick(
      language,
      text(
        `At ${when}, in front of the link ${place}. ${full.en} The sender does not know this yet.`,
        `${when}, 링크 ${place} 앞입니다. ${full.ko} 송신자는 아직 모릅니다.`,
      ),
    ),
  };
}

export function explainLoss(facts: Facts): Explanation {
  const { mark, language } = facts;
  const place = placeOf(facts, mark);
  const when = moment(mark.at, language);
  const probability = asWords(amountOf('probability', mark.numbers['probability'] ?? 0, language, 3));
  return {
    title: pick(language, text(`${lostThing(mark, 'en')} is lost on the way`, `${lostThing(mark, 'ko')}: 도중에 손실`)),
    sentence: pick(
      language,
      text(
        `At ${when}, on the link ${place}. Each packet there is lost with a probability of ${probability}.`,
        `${when}, 링크 ${place}에서입니다. 이 링크의 패킷은 ${probability} 확률로 사라집니다.`,
      ),
    ),
  };
}

export function explainKill(facts: Facts): Explanation {
  const { mark, language } = facts;
  const place = placeOf(facts, mark);
  const when = moment(mark.at, language);
  const index = whole(mark.numbers['index'] ?? 0, language);
  return {
    title: pick(language, text(`${lostThing(mark, 'en')} is dropped by hand`, `${lostThing(mark, 'ko')}: 손으로 버림`)),
    sentence: pick(
      language,
      text(
        `At ${when}, on the link ${place}: packet ${index} there, counted from 0. The link you copy carries this drop.`,
        `${when}, 링크 ${place}에서 0부터 세어 ${index}번째 패킷입니다. 복사한 링크에도 이 폐기가 들어갑니다.`,
      ),
    ),
  };
}
