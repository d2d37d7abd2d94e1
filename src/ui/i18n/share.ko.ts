// The words of the notice about a repaired link and of what is said when a run or a region of the page fails.

import type { ShareWords } from './share.en.ts';

export const share: ShareWords = {
  notice: {
    reload: '새로 고침을 하면 업데이트됩니다.',
    copyCorrected: '고친 링크 복사',
    copied: '고친 링크를 복사했습니다',
    details: '자세히',
    detailsTitle: '링크에서 고친 내용',
    corrected: '고친 링크',
    andMore: (count) => `그 밖에 ${count}건이 더 있습니다.`,
  },

  byHand: '브라우저가 복사를 허용하지 않습니다. 링크는 다음과 같습니다.',

  unkept: {
    title: '이 브라우저는 선택을 저장하지 않습니다.',
    detail: '언어와 색과 단축키 설정은 페이지를 닫을 때까지만 유지됩니다. 실행은 링크에 남습니다.',
  },

  unspoken: {
    title: '영어 문구를 불러오지 못했습니다.',
    detail:
      '연결이 끊겼을 수 있습니다. 페이지는 한국어로 계속 쓸 수 있습니다. English를 다시 선택하면 한 번 더 불러옵니다.',
  },

  unfetched: {
    title: '페이지의 일부를 불러오지 못했습니다.',
    detail:
      '연결이 끊겼거나, 그사이 새 버전이 게시되었을 수 있습니다. 연결된 상태에서 새로 고쳐 주세요. 실행은 링크에 남습니다.',
    reload: '새로 고침',
  },

  longRun: {
    computing: '이 실행은 계산에 시간이 걸립니다.',
    progress: (percent, left) => `${percent}까지 계산했고, 약 ${left} 더 걸립니다.`,
    held: '계산을 멈췄습니다.',
    refused: '계산 시간이 너무 길어 잠시 멈췄습니다.',
    full: '이 실행에서는 너무 많은 일이 일어나 계산을 멈췄습니다.',
    kept: (most) =>
      `처음 ${most}개의 이벤트는 설명과 함께 그대로 남아 있습니다. 모두 담으려면 브라우저의 메모리가 모자랄 수 있습니다. 전체 실행의 결과값은 스윕으로 얻을 수 있습니다.`,
    cost: (left, most) =>
      `나머지를 계산하려면 여기서는 약 ${left} 걸립니다. ${most}을 넘는 실행은 요청할 때만 끝까지 계산합니다.`,
    until: (computed, end) => `지금 보이는 것은 전체 ${end} 가운데 ${computed}까지입니다.`,
    stop: '여기서 멈추기',
    goOn: '끝까지 계산하기',
    shorten: (end) => `실행 길이를 ${end}로 줄이기`,
  },

  failure: {
    title: {
      engine: '시뮬레이션이 자체 규칙을 어겨 멈췄습니다.',
      parameters: '이 설정으로는 시뮬레이션할 수 없습니다.',
      packets: 'Lectern이 담을 수 있는 것보다 많은 패킷이 한꺼번에 오가고 있습니다.',
      crash: '시뮬레이션이 응답 없이 멈췄습니다.',
      stuck: '시뮬레이션이 더 진행되지 않아 중단했습니다.',
      fetch: '이 시나리오의 네트워크를 불러오지 못했습니다.',
      full: '이 실행에서는 페이지가 담을 수 있는 것보다 많은 일이 일어납니다.',
      lesson: '강의를 불러오지 못했습니다.',
    },
    connection:
      '아직 계산한 것은 없습니다. 연결이 끊겼거나, 그사이 페이지가 새로 게시되었거나, 서버의 규칙이 워커를 막았을 수 있습니다. 설정은 그대로 남아 있습니다. 다시 시작하면 다시 불러오고, 또 실패하면 페이지를 새로 고쳐 주세요.',
    fewer:
      '설정은 그대로 남아 있지만, 이 설정으로는 끝까지 시뮬레이션할 수 없습니다. MSS를 키우거나 지연, 속도, 큐, 윈도, 사용자 수를 줄이면 패킷이 적어집니다.',
    kept: '설정은 그대로 남아 있습니다. 다시 시작하면 실행을 처음부터 다시 계산합니다. 또 멈추면 설정을 바꾸거나 링크를 알려 주세요.',
    before: '차트와 결과는 아직 바로 전 실행의 것입니다.',
    detail: '메시지',
    run: '실행',
    seed: '시드',
    link: '링크',
    restart: '다시 시작',
    beside: '페이지에 보이는 실행은 그대로입니다.',
    again: '다시 시도',
  },

  behind: {
    said: (letter, what) => `실행 ${letter}: ${what}`,
    goesOn: '앞에 있는 실행은 그대로 이어집니다.',
    show: (letter) => `${letter} 보기`,
  },

  leftOut: {
    regions: {
      page: '페이지',
      header: '머리글',
      lesson: '강의',
      settings: '설정',
      transport: '재생',
      stage: '네트워크',
      beside: '차트 옆 그림',
      strip: '이벤트',
      charts: '차트',
      scrubber: '시간 축',
      why: '이유',
      results: '결과',
      packet: '패킷',
      sweep: '스윕',
    },
    title: (region) => `빠진 부분: ${region}.`,
    detail: '이 부분을 그리지 못했습니다. 나머지는 그대로 작동합니다. 또 실패하면 페이지를 새로 고쳐 주세요.',
    again: '다시 시도',
  },
};
