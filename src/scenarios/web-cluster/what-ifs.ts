// The cluster of paper P2 and the what-ifs that turn its conclusions around, as options of one choice. The paper itself says
// neither what a decision costs nor how often is often: docs/models/web-cluster.md.

import { ms, us } from '../../engine/core/time.ts';
import type { ChoiceOption } from '../kit/parameter.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { text } from '../kit/text.ts';

/** What the paper's own cluster is, where a what-if may differ. */
const PAPER: Readonly<Record<string, ParamValue>> = {
  disp: ms(1),
  users: 5000,
  zipf: 1,
  mem: 64e6,
  theta: 15,
};

export const whatIfs = [
  { value: 'paper', label: text('our reading of the paper', '논문에 대한 우리의 해석'), sets: PAPER },
  {
    value: 'fast',
    label: text('a fast dispatcher', '빠른 디스패처'),
    sets: { ...PAPER, disp: us(20), users: 7000 },
  },
  {
    value: 'small',
    label: text('memory smaller than the site', '사이트보다 작은 메모리'),
    sets: { ...PAPER, disp: us(50), users: 3000, mem: 8e6 },
  },
  {
    value: 'flash',
    label: text('a flash crowd', '플래시 크라우드(한 문서에 몰림)'),
    sets: { ...PAPER, disp: us(50), users: 6000, zipf: 1.8 },
  },
  {
    value: 'eager',
    label: text('a lower hot threshold', '더 낮은 인기 임계값'),
    sets: { ...PAPER, theta: 5 },
  },
  { value: 'own', label: text('your own', '직접 설정') },
] as const satisfies readonly ChoiceOption[];
