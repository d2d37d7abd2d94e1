// Combinations of settings that make no sense in the scenario `reno`, each in words with what is run instead.

import { ms } from '../../engine/core/time.ts';
import { isRule } from '../kit/rule.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { checkEarlyDrop } from '../tcp/check-early-drop.ts';
import { checkRange } from '../tcp/check-range.ts';
import { checkRecovery, NOBODY_MARKS } from '../tcp/check-recovery.ts';
import { type RenoValues, renoSettings } from './settings.ts';

export function checkReno(values: RenoValues): readonly Complaint[] {
  const complaints: Complaint[] = [...checkRecovery(values), ...checkRange(values)];
  const { n, start, end } = values;
  if (values.cc === 'dctcp') complaints.push(...checkMarks(values));
  complaints.push(...checkEarlyDrop(values), ...checkUnit(values));
  if (n > 1 && start * (n - 1) >= end) {
    complaints.push({
      key: 'start',
      message: text(
        'The last sender would start after the end of the run, so the senders start closer together.',
        '마지막 송신자가 실행이 끝난 뒤에 시작하게 되어 시작 간격을 줄였습니다.',
      ),
      instead: Math.floor(end / n / ms(10)) * ms(10),
    });
  }
  return complaints;
}

function* checkUnit({ qunit, queue }: RenoValues): Generator<Complaint> {
  if (qunit !== 'bytes') return;
  if (queue === 'mark') yield { key: 'qunit', message: COUNTED, instead: 'packets' };
  if (queue === 'codel' || queue === 'pie') yield { key: 'qunit', message: TIMED, instead: 'packets' };
}

const COUNTED = text(
  'The threshold that marks counts packets, and so does its limit: the queue is counted in packets.',
  '표시 임계값과 한도는 패킷 수로 셉니다. 큐를 패킷으로 셉니다.',
);
const TIMED = text(
  'CoDel and PIE go by time, and their limit counts packets: the queue is counted in packets.',
  'CoDel과 PIE는 시간을 기준으로 하고 한도는 패킷 수로 셉니다. 큐를 패킷으로 셉니다.',
);

/** DCTCP hears of congestion by marks, so somebody has to mark. */
function* checkMarks({ queue, ecn }: RenoValues): Generator<Complaint> {
  if (queue === 'tail' || isRule(renoSettings.queue, queue))
    yield { key: 'queue', message: NOBODY_MARKS, instead: 'mark' };
  else if (!ecn) yield { key: 'ecn', message: WITHOUT_ECN, instead: true };
}

const WITHOUT_ECN = text(
  'DCTCP goes by the marks of explicit congestion notification, so ECN is on.',
  'DCTCP는 명시적 혼잡 통지(ECN)의 표시를 따르므로 ECN을 켭니다.',
);
