// The words in and around the drawings in Korean.

import type { MarkKind } from '../../runner/record.ts';
import type { DrawingWords } from './en-drawing.ts';

const markNames: Record<MarkKind, string> = {
  drop: '폐기',
  loss: '무작위 손실',
  kill: '직접 폐기한 패킷',
  timeout: '타임아웃',
  'fast-retransmit': '빠른 재전송',
  retransmission: '재전송',
  spurious: '불필요한 재전송',
  'given-up': '포기한 프레임',
  refuse: '거부된 패킷',
  cut: '셀을 잃은 패킷',
  glue: '앞 패킷에 붙은 패킷',
  request: '페이지 요청',
  page: '페이지 완료',
  change: '설정 변경',
  pick: '서버 선택',
  refused: '거절된 연결',
  download: '파일 완료',
  dispatch: '문서 담당 변경',
  'long-wait': '긴 대기',
  'node-down': '노드 고장',
  'node-up': '노드 복귀',
  'request-lost': '요청 손실',
};

export const ko: DrawingWords = {
  charts: {
    at: (time) => `${time} 시점:`,
    reading: (label, value) => `${label} ${value}`,
    none: '–',
    empty: '이번 실행에는 이 값이 없습니다.',
    scaled: (factor) => `눈금 × ${factor}`,
    keys: '왼쪽, 오른쪽 화살표: 이전 이벤트, 다음 이벤트.',
    levels: (label, low, high, at, end) => `${label}: 최저 ${low}, 최고 ${high} (${at}), 마지막 ${end}.`,
    full: (label, high, limit, at, drops) =>
      `${label}: 최고 ${high}, 한도 ${limit} (${at}). 가득 차서 폐기한 패킷 ${drops}개.`,
    refusing: (label, high, at, limit, refused, cut) =>
      `${label}: 최고 ${high} (${at}), 임계값 ${limit}. 거부된 패킷 ${refused}개, 잘린 패킷 ${cut}개.`,
    samples: (label, count, low, high) => `${label}: 표본 ${count}개, ${low}에서 ${high}까지.`,
    rates: (label, mean, high, at) => `${label}: 평균 ${mean}, 최고 ${high} (${at}).`,
    silences: (count, total, longest) =>
      `아무것도 전송되지 않은 구간 ${count}개, 모두 ${total}${count > 1 ? `, 가장 긴 구간 ${longest}` : ''}.`,
    table: (title) => `${title}: 이벤트`,
    columns: { time: '시각', event: '이벤트', segment: '세그먼트', document: '문서', request: '요청' },
    more: (count) => `이벤트 ${count}개 더`,
  },
  strip: {
    title: '이벤트',
    list: '이번 실행의 이벤트',
    none: '이번 실행에는 폐기, 타임아웃, 재전송이 없습니다.',
    silent: (span) => [`${span} 동안 전송 없음`, `침묵 ${span}`, span],
    mark: (kind) => markNames[kind],
    marks: (kind, count) => (count === 1 ? markNames[kind] : `${markNames[kind]} ${count}건`),
    segment: (segment) => `세그먼트 ${segment}`,
    at: (name, time) => `${name}, ${time}`,
    between: (name, from, to) => `${name}, ${from}~${to}`,
    shown: (parts) => `표시한 이벤트: ${parts.join(', ') || '없음'}.`,
    summary: (parts) => (parts.length > 0 ? `이번 실행: ${parts.join(', ')}.` : ''),
  },
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
  stage: {
    host: (name) => `호스트 ${name}`,
    router: (name) => `라우터 ${name}`,
    server: (name) => `서버 ${name}`,
    queue: (router) => `${router}의 큐`,
    filled: (now, limit) => [now, `/ ${limit}`],
    filledShort: (now, limit) => [now, `/ ${limit}`],
    oneBlock: (count) => `한 칸 = 패킷 ${count}개`,
    oneBlockBytes: (size) => `한 칸 = ${size}`,
    timer: '재전송 타이머',
    timerOf: (name) => `재전송 타이머, ${name}`,
    fires: (span) => `${span} 뒤 만료`,
    stopped: '멈춤',
    lost: (segment, kind) =>
      kind === 'drop' ? `${segment} 폐기` : kind === 'loss' ? `${segment} 손실` : `${segment} 직접 폐기`,
    nothing: '회선에 아무것도 없음',
    link: (rate, delay) => `${rate}, ${delay}`,
    syn: 'SYN',
    segment: (number) => (number === 0 ? 'SYN' : `세그먼트 ${number}`),
    dropOne: '패킷 폐기',
    notKept: '이 시점의 패킷을 다시 계산하고 있습니다.',
    summary: {
      time: (time) => `${time} 시점.`,
      queue: (now, limit) => `큐 ${now} / ${limit}.`,
      link: (place, data, acks) =>
        `${place}: ${[data > 0 ? `데이터 패킷 ${data}개` : '', acks > 0 ? `ACK ${acks}개` : ''].filter(Boolean).join(', ')}.`,
      nothing: '전송 중인 패킷이 없습니다.',
      timer: (span) => `재전송 타이머가 ${span} 뒤 만료됩니다.`,
      noTimer: '재전송 타이머가 멈춰 있습니다.',
    },
  },
};
