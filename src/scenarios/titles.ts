// The names of the scenarios, in teaching order, for the list at the top of every page: nobody downloads the words of a
// scenario to read the name of another.

import { text } from './kit/text.ts';

/** By the scenario's id, which is also the folder of its page. */
export const titles = {
  reno: text('TCP Reno: loss and timeout', 'TCP Reno: 손실과 타임아웃'),
  'lan-rto': text('Ethernet LAN: TCP timeout', '이더넷 LAN: TCP 타임아웃'),
  'nic-buffer': text('Ethernet LAN: the server’s NIC buffer', '이더넷 LAN: 서버의 NIC 버퍼'),
  'tcp-over-atm': text('TCP over ATM: cells, EPD and the timer', 'ATM 위의 TCP: 셀, EPD, 타이머'),
  'web-cluster': text('Web cluster: mirror, LARD, Dual Scheduling', '웹 클러스터: 미러링, LARD, 이중 스케줄링'),
  'virtual-server': text('Virtual server: who picks, who carries', '가상 서버: 누가 고르고 누가 나르는가'),
} as const;

/** What a list by scenario must have does not compile without it. */
export type ScenarioId = keyof typeof titles;
