// The sentences about a load that changes by itself, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { loadRules } from '../load/rules.ts';
import type { Catalogue } from './words.ts';

export const load: Catalogue<typeof loadRules> = {
  'load-users': ({ loadBefore, loadAfter }) => `사용자: ${loadBefore}명 → ${loadAfter}명`,
  'load-rate': ({ rateBefore, rateAfter }) => `초당 요청: ${rateBefore}개 → ${rateAfter}개`,
  'load-crowd': ({ document }) => `${document}에 요청이 몰림`,
  'load-usual': ({ document }) => `${document}의 인기가 원래대로 돌아옴`,
  'load.step': ({ at, label }) => `${at}부터 부하가 달라집니다(${label}).`,
  'load.flash': ({ at, endsAt, label }) => `${at}에 폭주가 시작되어 ${endsAt}에 끝납니다(${label}).`,
  'load.ramp': ({ at, endsAt, label }) => `${at}부터 ${endsAt}까지 부하가 고르게 바뀝니다(${label}).`,
  'load.back': ({ at, label }) => `${at}에 폭주가 끝났습니다(${label}).`,
  'load.there': ({ at, label }) => `${at}에 부하가 다 바뀌어 그대로 이어집니다(${label}).`,
  'load.come': ({ more }) => `사용자가 ${more}명 늘어납니다.`,
  'load.go': ({ fewer }) => `사용자가 ${fewer}명 줄어들고, 응답을 기다리던 사용자는 응답을 받은 뒤 떠납니다.`,
  'load.crowd': ({ crowdShare, document }) => `그동안 모든 요청의 ${crowdShare} %가 ${document}에 몰립니다.`,
  'load.crowd-over': ({ document }) => `${withParticle(document, '은')} 다시 예전만큼만 요청됩니다.`,
};
