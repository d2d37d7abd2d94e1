// The words of the window that saves charts, results and the network as files, and of what stands in those files.

import type { SaveWords } from './save.en.ts';

export const save: SaveWords = {
  title: '파일로 저장',
  lead: (span) =>
    `그림에는 ${span}, 표에는 실행 전체가 담깁니다. 모든 파일에 시나리오, 설정, 시드, 모델 버전, 다이제스트, 링크가 적힙니다.`,
  wholeRun: '실행 전체가',
  span: (from, to) => `화면에 보이는 ${from} ~ ${to} 구간이`,
  compared: (letters) => `파일마다 실행 ${letters} 결과가 함께 들어갑니다.`,
  network: '네트워크',
  networkAt: (time) => `${time} 시점`,
  part: (from, to) => `${from}부터 ${to}까지`,
  packets: '패킷',
  everyLink: '모든 링크, Wireshark용과 ns-2 형식',
  noSynAck: '(SYN ACK 제외: 게이트웨이가 없으면 기록되는 곳을 지나지 않습니다)',
  everyLinkCapture: '모든 링크, Wireshark용',
  again: '(실행 전체. 저장할 때 한 번 더 계산합니다)',
  making: (name, percent) => `${name} 파일에 쓸 실행을 다시 계산하는 중: ${percent} %. 창을 닫으면 그만둡니다.`,
  tooLarge: (name, megabytes, command) =>
    `${name} 파일은 ${megabytes} MB보다 커서 브라우저가 담지 못합니다. 저장된 것은 없습니다. 실행을 짧게 하거나 패킷 하나를 열어 그 링크만 저장하면 작아지고, ${command} 명령은 전부 저장합니다.`,
  noPackets: '이 실행이 끝날 때까지 어느 링크에도 지난 패킷이 없습니다. 저장된 것은 없습니다.',
  results: '결과',
  as: (what, kind) => `${what}: ${kind} 파일`,
  saved: (name) => `저장했습니다: ${name}`,
  failed: (kind) =>
    `이 브라우저에서는 ${kind} 파일을 만들지 못했습니다. 저장된 것은 없으며, 다른 형식은 저장할 수 있습니다.`,
  computing: '아직 실행을 계산하는 중입니다. 계산이 끝나면 저장할 수 있습니다.',
  hidden: '예측이 열려 있어 실행의 나머지는 가려져 있습니다. 정답을 공개한 뒤에 저장할 수 있습니다.',
  defaults: '기본 설정',
  edits: (count) => `실행 중 변경 ${count}회`,
  seed: (seed) => `시드 ${seed}`,
  model: (version) => `모델 ${version}`,
  digest: (digest) => `다이제스트 ${digest}`,
  rows: '각 행의 값은 같은 선의 다음 행까지 이어집니다.',
};
