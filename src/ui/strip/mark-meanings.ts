// What each mark on the strip stands for, in one sentence: in the key to the marks, and as the description of every mark.

import type { MarkKind } from '../../record/record.ts';
import { type Text, text } from '../../scenarios/kit/text.ts';

/** In the order in which keys and summaries list them: what was asked for, what was lost, what was done about it. */
export const markMeanings: Readonly<Record<MarkKind, Text>> = {
  request: text('A user asks for a page.', '사용자가 페이지를 요청합니다.'),
  page: text('The last byte of a page has arrived.', '페이지의 마지막 바이트가 도착했습니다.'),
  drop: text('A packet arrived at a full queue and was discarded.', '가득 찬 큐에 도착해 폐기된 패킷입니다.'),
  loss: text('A packet was lost on a link by chance.', '링크에서 우연히 잃은 패킷입니다.'),
  kill: text(
    'You dropped this packet; the network had room for it.',
    '직접 폐기한 패킷입니다. 네트워크에는 자리가 있었습니다.',
  ),
  'given-up': text(
    'A frame was discarded after 16 collisions in a row.',
    '충돌이 16번 이어져 전송을 포기한 프레임입니다.',
  ),
  refuse: text(
    'Early packet discard: the switch refused a whole packet because its buffer was above the threshold.',
    '조기 패킷 폐기(EPD): 버퍼가 임계값을 넘어 스위치가 패킷을 통째로 거부했습니다.',
  ),
  cut: text(
    'Partial loss: the switch dropped a cell of this packet, so its remaining cells are useless.',
    '스위치가 이 패킷의 셀을 폐기했습니다. 나머지 셀은 쓸모가 없습니다.',
  ),
  glue: text(
    'The packet arrived whole but is lost: the one before it had lost its end cell, so the two were reassembled as one.',
    '패킷은 온전히 왔지만, 앞 패킷이 마지막 셀을 잃어 둘이 하나로 조립되는 바람에 폐기되었습니다.',
  ),
  timeout: text(
    'The retransmission timer fired: no ACK came in time.',
    '재전송 타이머가 만료되었습니다. 제때 ACK가 오지 않았습니다.',
  ),
  'fast-retransmit': text(
    'Three duplicate ACKs: the missing segment is sent again without waiting for the timer.',
    '중복 ACK 세 개를 받아 타이머를 기다리지 않고 재전송합니다.',
  ),
  retransmission: text('A segment is sent again.', '세그먼트를 다시 보냅니다.'),
  spurious: text('The receiver already had this segment.', '수신자가 이미 받은 세그먼트였습니다.'),
  pick: text('The director picks a server for a new connection.', '디렉터가 새 연결을 맡을 서버를 고릅니다.'),
  refused: text(
    'A connection was refused: no server was available to take it.',
    '맡을 서버가 없어 연결을 거절했습니다.',
  ),
  download: text('The last byte of a file has arrived.', '파일의 마지막 바이트가 도착했습니다.'),
  dispatch: text('The dispatcher changed which nodes serve a document.', '디스패처가 문서를 맡는 노드를 바꾸었습니다.'),
  'long-wait': text(
    'A reply took at least twice as long as any before it.',
    '그때까지 가장 느린 응답보다 두 배 넘게 걸린 응답입니다.',
  ),
  'node-down': text('A node failed.', '노드가 고장 났습니다.'),
  'request-lost': text('A request was lost with the node that served it.', '처리하던 노드와 함께 사라진 요청입니다.'),
  'node-up': text('A failed node is back.', '고장 난 노드가 돌아왔습니다.'),
  change: text('You changed a setting here.', '여기에서 설정을 바꾸었습니다.'),
};

export const markOrder = Object.keys(markMeanings) as readonly MarkKind[];
