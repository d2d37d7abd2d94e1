// Combinations of settings that make no sense in `tcp-over-atm`, each in words with what is run instead.

import { cellsOf } from '../../engine/atm/aal5.ts';
import { PACKET_ROWS } from '../../engine/core/memory.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { cellBytesOf, cellPayloadOf, paceOf } from './cell-size.ts';
import { headerOf, llcOf } from './headers.ts';
import { hasThreshold } from './policy-words.ts';
import type { AtmValues } from './settings.ts';

export function checkAtm(values: AtmValues): readonly Complaint[] {
  return [...checkThreshold(values), ...checkSizes(values)];
}

function* checkThreshold({ policy, buf, th }: AtmValues): Generator<Complaint> {
  if (!hasThreshold(policy) || th <= buf) return;
  yield {
    key: 'th',
    message: text(
      `The threshold is larger than the buffer and could never be reached; here it can be 1 to ${buf} cells.`,
      `임계값이 버퍼보다 커서 거기까지 찰 수 없습니다. 지금은 1에서 ${buf}까지 정할 수 있습니다.`,
    ),
    instead: buf,
  };
}

function* checkSizes(params: AtmValues): Generator<Complaint> {
  const header = headerOf(params);
  if (params.mtu <= header) {
    yield {
      key: 'mtu',
      message: text(
        `A packet must be larger than its headers of ${header} bytes; here it can be ${header + 1} to 9180 bytes.`,
        `패킷은 ${header}바이트인 헤더보다 커야 합니다. 지금은 ${header + 1}에서 9180바이트까지 정할 수 있습니다.`,
      ),
      instead: header + 1,
    };
    return;
  }
  yield* checkCrowd(params, header);
  const payload = params.mtu - header;
  if (params.wnd < payload) {
    yield {
      key: 'wnd',
      message: text(
        'The receiver window is smaller than one segment, so nothing could ever be sent; it is raised to one segment.',
        '수신 윈도가 세그먼트 하나보다 작으면 아무것도 보낼 수 없으므로 세그먼트 하나의 크기로 올렸습니다.',
      ),
      instead: payload,
    };
  }
  if (params.sbuf > 0 && params.sbuf < payload) {
    yield {
      key: 'sbuf',
      message: text(
        'The send buffer is smaller than one segment; it is raised to one segment.',
        '송신 버퍼가 세그먼트 하나보다 작아 세그먼트 하나의 크기로 올렸습니다.',
      ),
      instead: payload,
    };
  }
}

/** Segments that all senders together may have unacknowledged: what goes back after a timeout is sent once more. */
const SEGMENTS_AT_MOST = PACKET_ROWS / 2;

/** Windows are in bytes, so small packets are many: they wait in a host that makes them faster than its link takes them. */
function* checkCrowd(params: AtmValues, header: number): Generator<Complaint> {
  const { n, wnd, sbuf, mtu, bw, proc } = params;
  const cells = cellsOf(mtu, llcOf(params), cellPayloadOf(params));
  if (proc >= (cells * cellBytesOf(params) * 8e9) / (bw * paceOf(params))) return;
  const unacknowledged = sbuf > 0 ? Math.min(wnd, sbuf) : wnd;
  const least = header + Math.ceil(unacknowledged / Math.floor(SEGMENTS_AT_MOST / n));
  if (mtu >= least) return;
  yield {
    key: 'mtu',
    message: text(
      `With these windows, packets this small would be more than the ${PACKET_ROWS} that can be in the network at once; here a packet can be ${least} to 9180 bytes. A smaller receiver window or send buffer allows smaller packets.`,
      `패킷이 이렇게 작으면 이 윈도로는 네트워크에 한꺼번에 담을 수 있는 ${PACKET_ROWS}개보다 많아집니다. 지금은 ${least}에서 9180바이트까지 정할 수 있으며, 수신 윈도나 송신 버퍼를 줄이면 더 작게 정할 수 있습니다.`,
    ),
    instead: least,
  };
}
