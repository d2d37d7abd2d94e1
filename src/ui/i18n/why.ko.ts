// The words around an explanation and around the results; what an explanation says is in src/explain/words.

import type { MarkKind } from '../../record/record.ts';
import type { WhyWords } from './why.en.ts';

export const why: WhyWords = {
  quiet: '아직 이벤트 없음',
  sent: '세그먼트가 나가고 ACK가 돌아옵니다.',
  quietText: (time) => `첫 이벤트는 ${time}에 있으며, 다음 이벤트 버튼으로 갈 수 있습니다.`,
  quietAlone: (time) => `첫 이벤트는 ${time}에 있습니다.`,
  noEvents: '이번 실행에는 손실이 없습니다',
  noEventsText: '폐기도 타임아웃도 재전송도 없습니다. 큐 한도를 낮추거나 패킷 하나를 직접 폐기해 보세요.',
  noTimeout: '이번 실행에는 타임아웃이 없습니다.',
  noTimeoutText: '모든 손실이 타이머를 기다리지 않고 ACK만으로 복구됩니다.',
  computing: '실행을 계산하고 있습니다.',
  computedTo: (time, end) => `${end} 가운데 ${time}까지 계산했습니다. 다 되면 단계가 재생됩니다.`,
  results: {
    title: '이번 실행의 결과',
    inView: (from, to) => `보이는 구간 ${from}~${to}초`,
    wholeRun: (end) => `실행 전체 ${end}초`,
    inViewNow: '보이는 구간',
    wholeRunNow: '실행 전체',
    onlyWhole: '실행 전체에서만 셉니다',
    pending: '계산 중',
    stopped: '실행을 끝나기 전에 멈춰서 알 수 없음',
    wanted: (value) => `목표 ${value}`,
    definitions: '모든 결과와 뜻',
  },
  band: {
    causes: '여기까지 온 과정',
    more: '설명 모두 보기',
    less: '설명 줄이기',
  },
  marks: {
    short: (kind, segment) => {
      const name = segment === 0 ? 'SYN' : `${segment}번`;
      const shorts: Record<MarkKind, string> = {
        drop: `${name} 폐기`,
        loss: `${name} 손실`,
        kill: `${name} 폐기`,
        timeout: '타임아웃',
        'fast-retransmit': '빠른 재전송',
        retransmission: `${name} 재전송`,
        'hole-sent': `${name} 재전송`,
        'rack-lost': `${name} 재전송`,
        probe: `탐침 ${name}`,
        'probe-new': `탐침 ${name}`,
        'probe-repair': '탐침 복구',
        'spurious-timeout': '불필요한 타임아웃',
        'timeout-stands': '유효한 타임아웃',
        spurious: `${name} 중복 도착`,
        'given-up': `${name} 포기`,
        refuse: `${name} 거부`,
        trim: `${name} 헤더만`,
        'trim-sent': `${name} 재전송`,
        cut: `${name} 잘림`,
        glue: `${name} 붙음`,
        request: '페이지 요청',
        page: '페이지 완료',
        change: '설정 변경',
        pick: '서버 선택',
        refused: '연결 거절',
        download: '파일 완료',
        dispatch: `문서 ${segment + 1} 배정`,
        'long-wait': '긴 대기',
        'node-down': '노드 고장',
        'node-up': '노드 복귀',
        'request-lost': '요청 손실',
        ce: `${name} 표시`,
        echo: '윈도 감소(ECE)',
        cwr: `${name} CWR`,
        load: '부하 변화',
        unusable: '쓸 수 없는 규칙 값',
      };
      return shorts[kind];
    },
  },
};
