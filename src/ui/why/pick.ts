// What the scheduler of a virtual server did with a connection: whom it picked and what the least loaded of the others had to
// do, that it found nobody, and that the file is there.

import { durationText } from '../i18n/numbers.ts';
import { type Explanation, type Facts, moment, whyWords } from './facts.ts';

const nameOf = (server: number): string => `R${server + 1}`;

export function explainPick(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).pick;
  const { server = 0, active = 0, inactive = 0, rival = -1, rivalActive = 0, rivalInactive = 0 } = mark.numbers;
  const picked = words.sentence(moment(mark.at, language), nameOf(server), active, inactive);
  const sentence = rival < 0 ? picked : `${picked} ${words.rival(nameOf(rival), rivalActive, rivalInactive)}`;
  return { title: words.title(mark.flow + 1, nameOf(server)), sentence };
}

export function explainRefused(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).pick;
  const { servers = 0, quiesced = 0, full = 0 } = mark.numbers;
  const sentence = words.refusedBecause(moment(mark.at, language), servers, quiesced, full);
  return { title: words.refused(mark.flow + 1), sentence };
}

export function explainDownload(facts: Facts): Explanation {
  const { mark, language } = facts;
  const words = whyWords(facts).pick;
  const { server = 0, turnAround = 0 } = mark.numbers;
  const span = durationText(turnAround, language);
  const sentence = words.doneAfter(moment(mark.at, language), nameOf(server), span);
  return { title: words.done(mark.flow + 1), sentence };
}
