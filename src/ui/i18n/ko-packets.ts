// The words of the menu at a packet, in Korean.

import type { PacketWords } from './en-packets.ts';

export const ko: PacketWords = {
  segment: (number) => (number === 0 ? 'SYN' : `세그먼트 ${number}`),
  again: (number) => `세그먼트 ${number}, 재전송`,
  ack: (number) => (number === 0 ? 'SYN ACK' : `ACK ${number}`),
  on: (packet, place) => `${place} 위의 ${packet}`,
  dropThis: '이 패킷 폐기',
  onTheWay: (place) => `${place} 구간을 지나는 패킷`,
  nobody: (place) => `지금 ${place} 구간을 지나는 패킷이 없습니다.`,
  from: (packet, station) => `${packet}, 송신: ${station}`,
  allFrom: (station) => `보내는 패킷: ${station}`,
  nobodyFrom: (station) => `지금 보내는 패킷 없음: ${station}`,
  arrives: (span) => `${span} 뒤 도착`,
  waits: '큐에서 대기',
  close: '닫기',
  notCounted: '패킷은 실행 시작부터 세는데, 이렇게 긴 실행에서는 시작 부분을 보관하지 않습니다.',
};
