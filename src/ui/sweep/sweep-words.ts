// The words of the sweep page, both languages, loaded with it.

import { text } from '../../scenarios/kit/text.ts';

export const sweepWords = {
  title: text('Sweep', '스윕'),
  back: text('Back to the run', '실행으로 돌아가기'),
  what: text('What to run', '무엇을 실행할까요'),
  own: text('A sweep of your own', '직접 정하기'),
  drawn: text('Result', '결과'),
  along: text('Along the axis', '가로축'),
  values: text('Values', '값'),
  lines: text('Lines', '선'),
  linesRun: (count: number, of: number) =>
    text(`Lines: ${count} of ${of} are run`, `선: ${of}개 가운데 ${count}개 실행`),
  none: text('one line', '선 하나'),
  scale: text('Vertical axis', '세로축'),
  linear: text('linear', '선형'),
  log: text('logarithmic', '로그'),
  effort: text('How thorough', '정밀도'),
  quick: text('quick', '빠르게'),
  thorough: text('thorough', '정밀하게'),
  more: text('Add seeds until the interval is', '구간이 좁아질 때까지 시드 추가'),
  noMore: text('do not add', '추가하지 않음'),
  within: (share: string) => text(`± ${share} or less`, `± ${share} 이하`),
  runs: (count: number) => text(`${count} runs`, `실행 ${count}번`),
  start: text('Run it', '실행'),
  goOn: text('Continue', '이어서'),
  stop: text('Stop, keep results', '멈추고 결과 유지'),
  progress: (done: number, of: number) => text(`${done} of ${of} runs`, `실행 ${of}번 중 ${done}번`),
  left: (seconds: string) => text(`${seconds} s left`, `${seconds}초 남음`),
  done: text('All runs are done.', '모든 실행이 끝났습니다.'),
  cancelled: text('Stopped; finished points are kept.', '멈췄습니다. 끝난 점은 그대로 있습니다.'),
  hopeless: text('The web workers of this browser could not be used.', '이 브라우저의 워커를 쓸 수 없습니다.'),
  waiting: text('Nothing has been run yet.', '아직 실행하지 않았습니다.'),
  printed: text('printed in the paper', '논문에 인쇄된 값'),
  best: text('best of its row', '줄에서 가장 나음'),
  measuredBy: text('Judged by', '무엇으로 견줄까요'),
  heatMore: text(
    'Stronger colour: larger value. Ring: the best of its row (more is better), or one that these runs cannot tell from it.',
    '색이 진할수록 큰 값. 테두리: 줄에서 가장 나은 값(클수록 좋음) 또는 이 실행으로는 그것과 구별되지 않는 값.',
  ),
  heatLess: text(
    'Stronger colour: larger value. Ring: the best of its row (less is better), or one that these runs cannot tell from it.',
    '색이 진할수록 큰 값. 테두리: 줄에서 가장 나은 값(작을수록 좋음) 또는 이 실행으로는 그것과 구별되지 않는 값.',
  ),
  honesty: text('Before you believe it', '믿기 전에 알아 둘 것'),
  seeds: text('Show single runs', '실행 하나하나 보기'),
  claims: text('What the paper says, and what we measure', '논문의 주장과 우리의 측정'),
  intervals: text(
    '95 % intervals, paired by seed; adding seeds requires a higher confidence level.',
    '95 % 신뢰 구간, 같은 시드끼리 비교. 시드를 더하면 구간에 더 높은 확률을 요구합니다.',
  ),
  toDecide: (runs: number, seconds: number | undefined) => {
    const took = seconds === undefined ? undefined : Math.max(1, Math.round(seconds));
    return text(
      `${runs} more runs${took === undefined ? '' : `, ${took} s,`} to decide`,
      `판정하려면 ${runs}번 더${took === undefined ? '' : `, ${took}초`}`,
    );
  },
  noClaims: text(
    'This sweep is not taken from a paper. The bars are 95 % intervals.',
    '이 스윕에 대한 논문은 없습니다. 막대는 95 % 신뢰 구간입니다.',
  ),
  reading: text('Read as:', '이렇게 읽었습니다:'),
  table: text('The figure as a table', '표로 보기'),
  mean: text('mean', '평균'),
  interval: text('95 % interval', '95 % 구간'),
  openThis: text('Open this run', '이 실행 열기'),
  points: text('Points of the figure', '그림의 점'),
  openRun: text('Open one of its runs:', '이 점의 실행 열기:'),
  seed: (seed: number) => text(`seed ${seed}`, `시드 ${seed}`),
  csv: text('CSV, one row per run', 'CSV, 실행마다 한 줄'),
  svg: text('SVG', 'SVG'),
  png: text('PNG', 'PNG'),
  open: text('Open a CSV', 'CSV 열기'),
  failed: (count: number) => text(`${count} runs could not be computed.`, `실행 ${count}번을 계산하지 못했습니다.`),
  changed: text(
    'These results belong to other settings; run the sweep again.',
    '이 결과는 다른 설정의 것입니다. 다시 실행하세요.',
  ),
} as const;
