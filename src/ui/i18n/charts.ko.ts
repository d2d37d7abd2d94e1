// The words in and around the charts, the scrubber and the overview. Numbers arrive already written, with their units.

import type { ChartsWords } from './charts.en.ts';

export const charts: ChartsWords = {
  at: (time) => `${time} 시점:`,
  reading: (label, value) => `${label} ${value}`,
  inRun: (run, readings) => `실행 ${run}: ${readings}.`,
  none: '–',
  empty: '이번 실행에는 이 값이 없습니다.',
  scaled: (factor) => `눈금 × ${factor}`,
  keys: '왼쪽, 오른쪽 화살표: 이전 이벤트, 다음 이벤트.',
  about: (time) => `${time}쯤`,
  levels: (label, low, high, at, end) => `${label}: 최저 ${low}, 최고 ${high} (${at}), 마지막 ${end}.`,
  full: (label, high, limit, at, drops) =>
    `${label}: 최고 ${high}, 한도 ${limit} (${at}). 가득 차서 폐기한 패킷 ${drops}개.`,
  refusing: (label, high, at, limit, refused, cut) =>
    `${label}: 최고 ${high} (${at}), 임계값 ${limit}. 거부된 패킷 ${refused}개, 잘린 패킷 ${cut}개.`,
  samples: (label, count, low, high) =>
    `${label}: ${count === undefined ? '표본은' : `표본 ${count}개,`} ${low}에서 ${high}까지.`,
  rates: (label, mean, high, at) => `${label}: 평균 ${mean}, 최고 ${high} (${at}).`,
  silences: (count, total, longest) =>
    `아무것도 전송되지 않은 구간 ${count}개, 모두 ${total}${count > 1 ? `, 가장 긴 구간 ${longest}` : ''}.`,
  table: (title) => `${title}: 이벤트`,
  columns: { time: '시각', event: '이벤트', segment: '세그먼트', document: '문서', request: '요청' },
  more: (count) => `이벤트 ${count}개 더`,
  scrubber: {
    label: '실행 시각',
    uncounted: '준비 구간, 집계 안 함',
  },
  overview: {
    label: '화면에 보이는 구간',
    shown: (from, to, run) => `${run}초 중 ${from}~${to}초`,
    whole: (run) => `전체 ${run}초`,
    showWhole: '실행 전체 보기',
    showPart: '보던 구간으로 돌아가기',
    help: '실행 전체입니다. 창이나 창의 양 끝을 끌어 보세요.',
    keys: '화살표 키로 옮기고, Shift와 함께 누르면 끝을 늘리거나 줄입니다. +와 -는 좁게 또는 넓게, 0은 실행 전체를 보여 줍니다.',
  },
  axis: (unit) => `축: ${unit}`,
};
