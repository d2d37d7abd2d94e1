// What the lesson of the virtual server is about: how packets are forwarded, who picks, how many requests there are, and the
// gateway. The rest: machine-settings.ts. The order here is the order in links.

import { ms, seconds, us } from '../../engine/core/time.ts';
import { end } from '../kit/define.ts';
import { choice, count, duration, onOff, settings, size, type Values } from '../kit/settings.ts';
import { surgeSettings } from '../kit/surge.ts';
import { text } from '../kit/text.ts';
import { forwardingOptions } from './forwarding-words.ts';
import { machineSettings } from './machine-settings.ts';
import { pickRule } from './pick-rule.ts';
import { VIRTUAL_SERVER_PRESET_NAMES, VIRTUAL_SERVER_PRESETS, valuesOf } from './presets.ts';
import { schedulerOptions } from './scheduler-words.ts';

const gate = onOff({
  label: text('Gateway for replies', '응답용 게이트웨이'),
  help: text(
    'On: with tunnelling and direct routing all replies pass one gateway, as in the paper. Off: each server reaches clients by itself.',
    '켜면 터널링과 직접 라우팅의 응답이 모두 논문처럼 게이트웨이 하나를 지나고, 끄면 서버가 클라이언트에 바로 보냅니다.',
  ),
  default: true,
});

export const virtualServerSettings = settings({
  method: choice({
    label: text('Forwarding', '전달 방식'),
    help: text(
      'NAT: requests and replies pass the director. Tunnelling and direct routing: replies do not.',
      'NAT에서는 요청과 응답이 모두 디렉터를 지나고, 터널링과 직접 라우팅에서는 응답이 디렉터를 지나지 않습니다.',
    ),
    visible: true,
    default: 'nat',
    options: forwardingOptions,
  }),
  sched: choice({
    label: text('Scheduler', '스케줄러'),
    help: text(
      'Rule by which the director picks a server for each new connection; once picked, a connection stays.',
      '디렉터가 새 연결마다 서버를 고르는 규칙입니다. 한번 정해진 연결은 옮기지 않습니다.',
    ),
    cite: 'Linux, net/netfilter/ipvs',
    visible: true,
    default: 'lblc',
    options: schedulerOptions,
    rule: pickRule,
  }),
  n: count({
    label: text('Requests', '요청 수'),
    help: text(
      'How many files are requested in a batch, the clients taking turns.',
      '한 묶음에서 요청하는 파일의 수입니다. 클라이언트들이 돌아가며 요청합니다.',
    ),
    visible: true,
    default: 10,
    min: 1,
    max: 30,
    step: 1,
    ticks: [1, 5, 10, 20, 30],
    paper: { value: 10, label: text('paper: up to 10', '논문: 10개까지') },
  }),
  case: choice({
    label: text('Set-up', '구성'),
    help: text(
      'The paper’s test-bed, or one thing about it changed. Choosing one sets all that belongs to it.',
      '논문의 실험망, 또는 거기서 한 가지를 바꾼 구성입니다. 고르면 딸린 설정이 모두 바뀝니다.',
    ),
    visible: true,
    default: 'paper',
    options: [
      ...VIRTUAL_SERVER_PRESET_NAMES.map((value) => ({
        value,
        label: VIRTUAL_SERVER_PRESETS[value].label,
        sets: valuesOf(value),
      })),
      { value: 'own', label: text('Your own', '직접 설정') },
    ],
  }),
  gcost: duration({
    label: text('Gateway, time per packet', '게이트웨이의 패킷당 시간'),
    help: text(
      'Processing time of the gateway for each packet of a reply; 150 µs make 9.7 MB/s.',
      '게이트웨이가 응답 패킷 하나를 처리하는 시간입니다. 150 µs면 9.7 MB/s가 됩니다.',
    ),
    visible: true,
    default: us(150),
    min: us(1),
    max: us(1000),
    step: us(1),
    scale: 'log',
    ticks: [us(1), us(10), us(100), us(1000)],
  }),
  per: choice({
    label: text('Requests are counted', '요청 수를 세는 기준'),
    help: text(
      'The paper’s wording allows both readings: this many in total, or this many from each client.',
      '논문의 글로는 전체 요청 수인지 클라이언트마다의 요청 수인지 알 수 없습니다.',
    ),
    default: 'total',
    options: [
      { value: 'total', label: text('in total', '전체') },
      { value: 'client', label: text('per client', '클라이언트마다') },
    ],
  }),
  size: size({
    label: text('File size', '파일 크기'),
    help: text(
      'Bytes of each file; the paper used 20, 40 and 60 MB.',
      '파일 하나의 크기입니다. 논문은 20, 40, 60 MB를 썼습니다.',
    ),
    default: 20_000_000,
    min: 100_000,
    max: 1_000_000_000,
    step: 100_000,
    scale: 'log',
  }),
  gate,
  ...machineSettings,
  ...surgeSettings({ when: ms(200), lasts: ms(200) }, text('The rate of requests', '요청의 빈도가')),
  end: {
    ...end,
    default: seconds(60),
    help: text(
      'Simulated time at which the run ends; files not complete by then are not counted.',
      '실행이 끝나는 시뮬레이션 시각입니다. 그때까지 다 오지 않은 파일은 세지 않습니다.',
    ),
  },
});

/** House units. */
export type VirtualServerValues = Values<typeof virtualServerSettings>;
