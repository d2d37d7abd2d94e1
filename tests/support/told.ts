// Explanations as people read them, in a language of choice.

import { explain as explained } from '../../src/explain/explain.ts';
import type { Subject } from '../../src/explain/explanation.ts';
import { type Collision, explainCollision as explainedCollision } from '../../src/explain/lan/collision.ts';
import { say, type Told, type ToldTerm, tell } from '../../src/explain/say.ts';
import { explainWaiting as explainedWaiting } from '../../src/explain/tcp/timeout.ts';
import { type DecisionPlace, explainDecisionAt as explainedAt } from '../../src/explain/web-cluster/decision.ts';
import { english } from '../../src/explain/words/english.ts';
import { korean } from '../../src/explain/words/korean.ts';
import type { RunRecord } from '../../src/record/record.ts';
import type { Scenario } from '../../src/scenarios/kit/scenario.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';

export type Explanation = Told;
export type Term = ToldTerm;
export type Facts = Subject & { readonly language: Language };
const WORDS = { en: english, ko: korean };

export const explain = (facts: Facts): Told => tell(explained(facts), WORDS[facts.language]);
export const explainWaiting = (facts: Facts): Told => tell(explainedWaiting(facts), WORDS[facts.language]);
export const explainCollision = (record: RunRecord, collision: Collision, language: Language): Told =>
  tell(explainedCollision(record, collision), WORDS[language]);
export function explainDecisionAt(record: RunRecord, place: DecisionPlace, scenario: Scenario, language: Language) {
  const explanation = explainedAt(record, place, scenario);
  const decided = { ...explanation.decided!, outcome: say(explanation.decided!.outcome, WORDS[language]) };
  return { ...tell(explanation, WORDS[language]), decided };
}
