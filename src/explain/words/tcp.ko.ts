// The sentences about what happens to a TCP connection, in Korean.

import { withParticle } from '../../scenarios/kit/particles.ts';
import type { tcpRules } from '../tcp/rules.ts';
import type { Catalogue } from './words.ts';

/** A queue stands before a cable, `R-B`, or in the NIC of a station, `S`. */
const queueIn = (place: string): string => (place.includes('-') ? `링크 ${place} 앞에` : `${place}의 NIC에`);
const queueOf = (place: string): string => (place.includes('-') ? `링크 ${place} 앞의` : `${place}의 NIC`);
const queueAt = (place: string): string => (place.includes('-') ? `링크 ${place}` : `${place}의 NIC`);

export const tcp: Catalogue<typeof tcpRules> = {
  timeout: ({ segment }) => `타임아웃: ${segment} 재전송`,
  'timeout.lost': ({ segment, lostAt }) =>
    `${segment}가 ${lostAt}에 손실되었고, 이를 알릴 중복 ACK 세 개가 오지 않았습니다.`,
  'timeout.unheard': ({ segment, lostAt }) =>
    `${segment}가 ${lostAt}에 손실되었고 중복 ACK도 이를 알렸지만, 지난 복구나 타임아웃 때 나가 있던 것보다 더 확인하는 ACK가 오기 전에는 새 복구를 시작하지 않습니다.`,
  'timeout.lost-again': ({ segment, resentAt, lostAt }) =>
    `${resentAt}에 다시 보낸 ${segment}도 ${lostAt}에 손실되었고, 이를 알리는 ACK는 없습니다.`,
  'timeout.resent': ({ segment, lostAt, resentAt }) =>
    `${lostAt}에 손실된 ${withParticle(segment, '을')} ${resentAt}에 다시 보냈지만, 그 사본의 ACK가 아직 오지 않았습니다.`,
  'timeout.trimmed': ({ segment, lostAt }) =>
    `${segment}는 ${lostAt}에 헤더만 남았고, 이를 알리는 NACK는 아직 오지 않았습니다.`,
  'timeout.ignored': ({ segment, lostAt }) =>
    `${segment}가 ${lostAt}에 손실되었고, 빠른 재전송을 껐으므로 중복 ACK가 알려 줄 수 없습니다.`,
  'timeout.reaches': ({ other, lostAt, segment }) =>
    `${other}가 ${lostAt}에 손실되었고, 그 마지막 바이트는 이제 ${segment}로 셉니다.`,
  'timeout.not-lost': ({ segment }) =>
    `${segment}는 손실되지 않았지만, ACK가 늦거나 사라져 타이머가 먼저 만료되었습니다.`,
  'timeout.late': ({ segment, late }) => `${segment}는 손실되지 않았고, ACK가 ${late} 늦게 왔습니다.`,
  'timeout.queued': ({ segment, sender }) =>
    `${segment}는 손실되지 않았고, 타이머가 만료될 때 아직 ${sender}의 큐에서 기다리고 있었습니다.`,
  'timeout.ack-lost': ({ segment, ackLostAt }) => `${segment}는 도착했지만 그 ACK가 ${ackLostAt}에 사라졌습니다.`,
  'timeout.busy': ({ segment, sender }) =>
    `${segment}는 손실되지 않았고 ACK도 왔지만, ${withParticle(sender, '이')} 아직 앞의 패킷을 처리하고 있었습니다.`,
  'timer.fired': ({ armedAt, rto }) => `타이머는 ${armedAt}에 시작해 ${rto} 뒤에 만료되었습니다.`,
  'timer.fired-cut': ({ armedAt, rto, cwndBefore }) =>
    `타이머는 ${armedAt}에 시작해 ${rto} 뒤에 만료되었고, cwnd는 ${cwndBefore}에서 1 세그먼트로 줄었습니다.`,
  'timer.fired-ruled': ({ armedAt, rto, cwndBefore, cwnd }) =>
    `${armedAt}에 시작한 타이머가 ${rto} 뒤에 만료되었고, 이 실행의 규칙에 따라 cwnd가 ${cwndBefore}에서 ${cwnd} 세그먼트로 바뀌었습니다.`,
  'timer.fixed': ({ armedAt, rto }) =>
    `타이머는 ${armedAt}에 시작해, 측정해도 바뀌지 않고 타임아웃이 나도 두 배가 되지 않는 고정 RTO ${rto} 뒤에 만료되었습니다.`,
  'timer.fixed-cut': ({ armedAt, rto, cwndBefore }) =>
    `타이머는 ${armedAt}에 시작해, 측정해도 바뀌지 않고 타임아웃이 나도 두 배가 되지 않는 고정 RTO ${rto} 뒤에 만료되었고, cwnd는 ${cwndBefore}에서 1 세그먼트로 줄었습니다.`,
  'rto.minimum': ({ minimum }) => `최솟값 ${minimum}`,
  'rto.initial': ({ initial }) => `초기 RTO ${initial}`,
  'rto.empty-path': ({ emptyPath }) => `3 × 빈 경로의 왕복 시간 ${emptyPath}`,
  'rto.lost-syn': ({ afterSyn }) => `SYN을 잃은 뒤 ${afterSyn}`,
  'rto.before': ({ rtoBefore }) => `직전 RTO ${rtoBefore}`,
  'rto.ack-delay': ({ ackDelay }) => `ACK 지연 ${ackDelay}`,
  'rto.tick': ({ granularity }) => `시계 틱 ${granularity}`,
  'rto.maximum': ({ maximum }) => `최대 ${maximum}`,
  'rto.ticks': ({ twoTicks }) => `최소 두 틱 ${twoTicks}`,
  'rto.rule': () => '이 실행의 규칙: RTO =',
  'rto.earlier': () => '시작할 때의 한계로 정한 값',
  waiting: ({ sender }) => `${sender} 호스트는 왜 기다릴까요?`,
  'waiting.missing': ({ segment, armedAt }) =>
    `${segment}가 사라졌고 이동 중인 패킷이 없어, 중복 ACK로 알려 줄 수 없습니다. 남은 것은 ${armedAt}에 시작한 타이머뿐입니다.`,
  'waiting.unacknowledged': ({ segment, armedAt }) =>
    `이동 중인 패킷이 없고 ${segment}가 아직 확인되지 않았습니다. 남은 것은 ${armedAt}에 시작한 타이머뿐입니다.`,
  'waiting-one': ({ receiver }) => `${withParticle(receiver, '은')} 왜 기다릴까요?`,
  'waiting-one.missing': ({ segment, armedAt }) =>
    `${segment}가 사라졌고 이 연결에서 더 보내는 것이 없어, 중복 ACK로 알려 줄 수 없습니다. 남은 것은 ${armedAt}에 시작한 타이머뿐입니다.`,
  'waiting-one.unacknowledged': ({ segment, armedAt }) =>
    `이 연결에서 보내는 것이 없고 ${segment}가 아직 확인되지 않았습니다. 남은 것은 ${armedAt}에 시작한 타이머뿐입니다.`,
  drop: ({ packet }) => `${packet}: 큐가 가득 차 폐기`,
  'drop.slots': ({ at, place, occupancy, limit }) =>
    `${at}, 링크 ${place} 앞에 도착했을 때 ${limit}자리 가운데 ${occupancy}자리가 차 있어 폐기됩니다. 송신자는 아직 모릅니다.`,
  'drop.bytes': ({ at, place, occupancy, limit }) =>
    `${at}, 링크 ${place} 앞의 한도는 ${limit}바이트이고 이미 패킷 ${occupancy}개가 있어 들어갈 자리가 없습니다. 송신자는 아직 모릅니다.`,
  'drop-early': ({ packet }) => `${packet} 미리 폐기`,
  'drop-early.red': ({ at, place, average, occupancy, probability, since }) =>
    `${at}, ${queueOf(place)} 큐에는 패킷이 ${occupancy}개뿐이어서 자리가 있었지만 평균 큐가 ${average}개였습니다. 이때 RED는 ${probability}의 확률로 버리고, 오래 버리지 않았을수록 더 확실히 버립니다(마지막 뒤로 ${since}번째 패킷).`,
  'drop-early.codel': ({ at, place, sojourn, codelTarget, nth, codelInterval }) =>
    `${at}, ${queueAt(place)}에서 ${withParticle(sojourn, '을')} 기다린 끝에 차례가 왔지만, ${codelInterval} 넘게 모든 패킷이 목표 ${codelTarget}보다 오래 기다렸습니다. CoDel은 큐의 맨 앞에서 이 패킷을 버리고(횟수 ${nth}), 횟수가 클수록 다음 패킷을 더 빨리 버립니다.`,
  'drop-early.pie': ({ at, place, queueDelay, reference, probability }) =>
    `${at}, ${queueIn(place)} 자리는 있었지만 마지막으로 살폈을 때 큐 지연이 ${queueDelay}였고 PIE의 기준은 ${reference}입니다. 이때 ${probability}의 확률로 버리며, 확률은 15 ms마다 조절합니다.`,
  'drop-early.too-likely': () => '확률이 10 % 이상이면 표시하지 않고 버림',
  'drop-early.sent-again': () => '다시 보낸 패킷은 ECN을 쓰지 않아 표시하지 않고 버림',
  'ce.threshold': ({ at, place, occupancy, markAbove }) =>
    `${at}, ${queueIn(place)} 패킷이 ${occupancy}개 있어 임계값 K = ${markAbove}보다 많으므로, 이때 도착하는 패킷에는 모두 표시합니다. 패킷은 그대로 전달되며, 자리가 있는 한 아무것도 버리지 않습니다.`,
  'ce.codel': ({ at, place, sojourn, codelTarget, nth, codelInterval }) =>
    `${at}, ${queueAt(place)}에서 ${withParticle(sojourn, '을')} 기다린 끝에 차례가 왔지만, ${codelInterval} 넘게 모든 패킷이 목표 ${codelTarget}보다 오래 기다렸습니다. CoDel은 이 패킷에 표시해(횟수 ${nth}) 보내고, ECN이 없었다면 버렸을 것입니다.`,
  'ce.pie': ({ at, place, queueDelay, reference, probability }) =>
    `${at}, ${queueOf(place)} 큐 지연이 마지막으로 살폈을 때 ${queueDelay}였고 PIE의 기준은 ${reference}이므로 ${probability}의 확률로 표시합니다. 패킷은 그대로 전달되며, ECN이 없었다면 버렸을 것입니다.`,
  ce: ({ packet }) => `${packet} 혼잡 표시(CE)`,
  'ce.red': ({ at, place, average, occupancy, probability, since }) =>
    `${at}, ${queueOf(place)} 평균 큐가 ${average}개였고(지금 있는 패킷 ${occupancy}개), 이때 RED는 ${probability}의 확률로, 오래 표시하지 않았을수록 더 확실히 표시합니다(마지막 뒤로 ${since}번째 패킷). 패킷은 그대로 전달되며, ECN이 없었다면 버렸을 것입니다.`,
  echo: ({ segment }) => `ECN-Echo: 표시된 ${segment} 때문에 윈도 감소`,
  'echo-kept': ({ segment }) => `ECN-Echo: ${withParticle(segment, '이')} 표시되었지만 윈도는 그대로`,
  'echo.held': ({ at, receiver, segment }) =>
    `${at}에 온 ${receiver}의 ACK는 ${withParticle(segment, '이')} 표시된 채 왔다고 알립니다. cwnd가 이미 한 세그먼트이므로 타이머를 다시 시작하고, 다음 세그먼트는 타이머가 만료되어야 보냅니다.`,
  'echo.floor': ({ at, receiver, segment, alpha, cwnd }) =>
    `${at}에 온 ${receiver}의 ACK는 ${withParticle(segment, '이')} 표시된 채 왔다고 알립니다. DCTCP는 표시된 비율 alpha = ${alpha}의 절반만큼 줄이지만, 여기서는 두 세그먼트보다 더 줄이지 않으므로 cwnd는 ${cwnd} 세그먼트 그대로입니다.`,
  'echo.cut': ({ at, receiver, segment, cwndBefore, cwnd }) =>
    `${at}에 온 ${receiver}의 ACK는 ${withParticle(segment, '이')} 표시된 채 왔다고 알립니다. 손실 때처럼 cwnd를 ${cwndBefore}에서 ${cwnd} 세그먼트로 줄이지만, 다시 보낼 것은 없습니다.`,
  'echo.dctcp': ({ at, receiver, segment, alpha, cwndBefore, cwnd }) =>
    `${at}에 온 ${receiver}의 ACK는 ${withParticle(segment, '이')} 표시된 채 왔다고 알립니다. DCTCP는 표시된 비율 alpha = ${alpha}의 절반만큼만 줄이므로 cwnd는 ${cwndBefore}에서 ${cwnd} 세그먼트가 됩니다.`,
  cwr: ({ segment }) => `CWR: ${segment}로 윈도 감소 통보`,
  'cwr.told': ({ at, receiver }) =>
    `${at}에 CWR(혼잡 윈도를 줄였음) 플래그를 달고 나갑니다. ${withParticle(receiver, '은')} 표시된 패킷을 받은 뒤로 모든 ACK에 ECN-Echo를 담아 왔고, 이 세그먼트가 도착하면 멈춥니다.`,
  'cwr.dctcp': ({ at, receiver }) =>
    `${at}에 RFC 3168대로 CWR(혼잡 윈도를 줄였음) 플래그를 달고 나갑니다. DCTCP에서 ${withParticle(receiver, '은')} 이를 기다리지 않고, 마지막에 온 세그먼트가 표시되었을 때만 ACK에 ECN-Echo를 담습니다.`,
  'cwr.loss': ({ at, receiver }) =>
    `${at}에 CWR(혼잡 윈도를 줄였음) 플래그를 달고 나갑니다. 손실 때문에 윈도를 줄였고, ${receiver}에도 그렇게 알립니다.`,
  'drop-ruled': ({ packet }) => `${packet}: 규칙이 받지 않아 폐기`,
  'drop-ruled.not-taken': ({ at, occupancy, limit }) =>
    `${at}에 ${limit}개 가운데 ${occupancy}개가 차 있을 때 이 실행의 규칙이 받지 않아 폐기됩니다. 송신자는 아직 모릅니다.`,
  'drop-ruled.rule': () => '받는 조건:',
  'drop-ruled.false': () => '거짓',
  'drop-nic': ({ packet, station }) => `${packet}: ${station} NIC가 가득 차 폐기`,
  'drop-nic.full': ({ at, station, occupancy, limit }) =>
    `${at}에 ${station}의 NIC 버퍼가 가득 찼습니다(보내는 프레임까지 ${limit}개 가운데 ${occupancy}개). 송신자는 아직 모릅니다.`,
  loss: ({ packet }) => `${packet}: 도중에 손실`,
  'loss.random': ({ at, place, probability }) =>
    `${at}, 링크 ${place}에서 사라졌습니다. 이 링크의 패킷은 ${probability} 확률로 사라집니다.`,
  kill: ({ packet }) => `${packet}: 직접 폐기`,
  'kill.link': ({ at, place, index }) =>
    `${at}, 링크 ${place}에서 0부터 세어 ${index}번째 패킷입니다. 복사한 링크에도 이 폐기가 들어갑니다.`,
  'kill.nic': ({ at, station, index }) =>
    `${at}, ${station}의 NIC 앞에서 0부터 세어 ${index}번째 패킷입니다. 복사한 링크에도 이 폐기가 들어갑니다.`,
  'fast-retransmit': ({ segment }) => `${segment} 빠른 재전송`,
  'fast-retransmit.third': ({ at, receiver, cwndBefore, cwnd }) =>
    `${at}에 세 번째 중복 ACK가 도착했습니다. 뒤의 세그먼트만 ${receiver}에 도착했다는 뜻이므로 타이머를 기다리지 않고 바로 다시 보내고, cwnd는 ${cwndBefore}에서 ${cwnd} 세그먼트로 바뀝니다.`,
  'fast-retransmit.needless': ({ at, receiver, cwndBefore, cwnd }) =>
    `${at}에 세 번째 중복 ACK가 도착해 손실로 보았지만, 이 세그먼트를 잃은 것이 아니라 ${withParticle(receiver, '이')} 이미 가진 세그먼트가 또 도착해 생긴 중복 ACK입니다. 타이머를 기다리지 않고 바로 다시 보내고, cwnd는 ${cwndBefore}에서 ${cwnd} 세그먼트로 바뀝니다.`,
  'fast-retransmit.window': ({ window }) => `수신 윈도 ${window}`,
  'fast-retransmit.result': ({ ssthresh }) => `${ssthresh} 세그먼트`,
  'fast-retransmit.cwnd': ({ cwnd }) => `${cwnd} 세그먼트`,
  'fast-retransmit.spared': ({ ssthresh }) =>
    `ssthresh ${ssthresh} 그대로: 이 윈도는 표시 때문에 이미 줄였으므로 손실로 더 줄이지 않음(RFC 3168 6.1.2)`,
  retransmission: ({ segment }) => `${segment} 재전송`,
  'retransmission.timeout': ({ at }) =>
    `${at}에 다시 보냅니다. 타임아웃이 나면 확인받지 못한 가장 앞 세그먼트를 보내고, 윈도는 세그먼트 하나부터 다시 시작합니다.`,
  'retransmission.timeout-ruled': ({ at }) =>
    `${at}에 다시 보냅니다. 타임아웃이 나면 확인받지 못한 가장 앞 세그먼트를 보냅니다.`,
  'retransmission.behind-hole': ({ at, receiver }) =>
    `${at}에 다시 보냅니다. 타임아웃 뒤에는 윈도가 열리는 대로 빈 곳 뒤를, ${withParticle(receiver, '이')} 이미 가진 것까지 모두 다시 보냅니다.`,
  'retransmission.missing': ({ at, receiver }) =>
    `${at}에 다시 보냅니다. 타임아웃 뒤에는 ${withParticle(receiver, '이')} 그 뒤로 SACK으로 알리지 않은 것을 윈도가 열리는 대로 다시 보냅니다.`,
  'retransmission.partial-ack': ({ at }) =>
    `${at}에 다시 보냅니다. 일부만 확인하는 ACK가 다음 빈 곳을 알려 주어 복구가 그것도 보냅니다.`,
  'retransmission.duplicates': ({ at }) => `${at}에 다시 보냅니다. 중복 ACK 세 개가 이 세그먼트를 요구했습니다.`,
  'retransmission.sack': ({ at }) => `${at}에 다시 보냅니다. SACK을 보고 이 세그먼트가 빠졌음을 알았습니다.`,
  'retransmission.tahoe': ({ at, receiver }) =>
    `${at}에 다시 보냅니다. Tahoe는 빠른 재전송 뒤에 빈 곳 뒤를, ${withParticle(receiver, '이')} 이미 가진 것까지 모두 다시 보냅니다.`,
  'fast-retransmit.sack': ({ at, receiver, cwndBefore, cwnd }) =>
    `${at}까지 온 중복 ACK의 SACK 블록을 보면 뒤의 세그먼트는 ${receiver}에 도착했지만 이 세그먼트는 도착하지 않았습니다. 타이머를 기다리지 않고 바로 다시 보내고, cwnd는 ${cwndBefore}에서 ${cwnd} 세그먼트로 바뀝니다.`,
  'hole-sent': ({ segment }) => `SACK: 빠진 ${segment} 재전송`,
  'hole-sent.shown': ({ at, receiver, sacked, ranges }) =>
    `${at}의 스코어보드를 보면 ${withParticle(receiver, '은')} 첫 빈 곳 뒤로 세그먼트 ${sacked}개를 구간 ${ranges}개에 나누어 갖고 있지만 이 세그먼트는 없습니다. 네트워크에 있다고 보는 양(pipe)이 cwnd보다 작으므로 타이머도 부분 ACK도 기다리지 않고 바로 다시 보냅니다.`,
  'hole-sent.cwnd': ({ cwnd }) => `${cwnd} 세그먼트`,
  rescue: ({ segment }) => `SACK: 확인차 ${segment} 한 번 더 전송`,
  'rescue.sent': ({ at }) =>
    `${at}에 알려진 빈 곳은 모두 다시 보냈고 새로 보낼 수 있는 것도 없지만 윈도에 자리가 있습니다. 이때 RFC 6675는 복구마다 한 번, SACK이 알리지 않은 마지막 세그먼트를 다시 보내 그 ACK로 윈도 끝의 사정을 알아봅니다.`,
  'fast-retransmit.rack': ({ at, receiver, cwndBefore, cwnd }) =>
    `더 늦게 보낸 세그먼트가 ${receiver}에 도착했고 이 세그먼트도 도착했어야 할 시간이 지났으므로, ${at}에 손실로 판단합니다. 타이머를 기다리지 않고 바로 다시 보내고, cwnd는 ${cwndBefore}에서 ${cwnd} 세그먼트로 바뀝니다.`,
  'trim-sent': ({ segment }) => `NACK: ${segment} 재전송`,
  'trim-sent.nack': ({ at, receiver }) =>
    `${at}에 ${withParticle(receiver, '이')} 이 세그먼트의 헤더만 받았다고 알려 왔으므로 타이머를 기다리지 않고 바로 다시 보냅니다.`,
  'trim-sent.halved': ({ cwndBefore, cwnd }) =>
    `이 윈도에서 처음 온 소식이므로 cwnd를 ${cwndBefore}에서 ${cwnd} 세그먼트로 반으로 줄입니다.`,
  'trim-sent.same': ({ cwnd }) =>
    `cwnd는 윈도 하나에 한 번만, 두 세그먼트까지만 반으로 줄이므로 ${cwnd} 세그먼트 그대로입니다.`,
  'rack-lost': ({ segment }) => `RACK: 손실된 ${segment} 재전송`,
  'rack-lost.time': ({ takenAt, receiver, sentAt }) =>
    `${sentAt}에 보냈는데 ${takenAt}까지 더 늦게 보낸 것이 ${receiver}에 도착했고 왕복 시간과 재정렬 윈도만큼 시간이 지났으므로, 중복 ACK 수가 아니라 이 시간에 따라 손실로 판단했습니다.`,
  'rack-lost.timeout': ({ takenAt, sentAt }) =>
    `${sentAt}에 보냈는데 타이머가 만료된 ${takenAt}까지 왕복 시간과 재정렬 윈도만큼 시간이 지났으므로 첫 세그먼트와 함께 손실로 판단했고, 그 뒤에 보낸 것은 그대로 두었습니다.`,
  'rack-lost.later': ({ at }) => `윈도에는 ${at}에 자리가 났습니다.`,
  'rack-lost.elapsed': ({ elapsed }) => `보낸 뒤 ${elapsed}`,
  probe: ({ segment }) => `꼬리 손실 탐침: ${segment} 재전송`,
  'probe.last': ({ at, receiver }) =>
    `${at}까지 ACK가 오지 않았고, ${withParticle(receiver, '이')} 손실을 알리게 할 뒤따르는 세그먼트도 없습니다. 마지막 세그먼트를 한 번 더 보내면 왕복 시간 뒤에 그 ACK가 타임아웃 없이 사정을 알려 주며, cwnd는 그대로입니다.`,
  'probe-new': ({ segment }) => `꼬리 손실 탐침: ${segment} 전송`,
  'probe.new': ({ at, receiver }) =>
    `${at}까지 ACK가 오지 않았습니다. 윈도를 넘어 새 세그먼트를 하나 보내면 ${withParticle(receiver, '이')} 무엇을 받았는지 왕복 시간 뒤에 타임아웃 없이 알려 주며, cwnd는 그대로입니다.`,
  'probe.rto-left': () => '타이머가 기다렸을 시간 또는 1초',
  'probe-repair': ({ segment }) => `탐침 ${segment}: 손실을 복구했음`,
  'probe-repair.cut': ({ at, receiver, cwndBefore, cwnd }) =>
    `${at}의 ACK를 보면 두 번 보낸 이 세그먼트가 ${receiver}에 한 번만 도착했으므로 하나는 잃었고 탐침이 그것을 복구했습니다. 여느 손실과 같으므로 타이머는 만료되지 않았어도 cwnd는 ${cwndBefore}에서 ${cwnd} 세그먼트로 바뀝니다.`,
  'spurious-timeout': ({ segment }) => `F-RTO: ${segment}의 타임아웃은 불필요했음`,
  'spurious-timeout.found': ({ at }) =>
    `${at}에 온 타임아웃 뒤 두 번째 ACK가 그 전에 한 번만 보낸 세그먼트를 알리므로, 잃은 것이 아니라 늦은 것이어서 더는 다시 보내지 않습니다.`,
  'spurious-timeout.restored': ({ cwndBefore, cwnd }) =>
    `cwnd는 ${cwndBefore}에서 한꺼번에 쏟아 내지 않을 만큼인 ${cwnd} 세그먼트로 돌아가고, ssthresh는 적어도 전에 나가 있던 양이 됩니다.`,
  'spurious-timeout.echoed': () => 'ECN-Echo가 담긴 ACK가 있어 혼잡은 있었으므로 윈도는 타임아웃이 줄인 그대로 둡니다.',
  'spurious-timeout.acknowledged': ({ acknowledged }) => `확인된 ${acknowledged}`,
  'spurious-timeout.initial': ({ initialWindow }) => `초기 윈도 ${initialWindow}`,
  'spurious-timeout.flight': ({ flightBefore }) => `당시 FlightSize ${flightBefore}`,
  'spurious-timeout.ssthresh': ({ ssthreshBefore }) => `당시 ssthresh ${ssthreshBefore}`,
  'timeout-stands': ({ segment }) => `F-RTO: ${segment}의 타임아웃에 여느 때처럼 대응`,
  'timeout-stands.duplicate': ({ at }) =>
    `${at}에 온 타임아웃 뒤의 첫 ACK가 중복 ACK여서, 늦은 것인지 잃은 것인지 알 수 없습니다. 나가 있던 것을 윈도가 열리는 대로 다시 보냅니다.`,
  'timeout-stands.all': ({ at, receiver }) =>
    `${at}에 온 타임아웃 뒤의 첫 ACK가 나가 있던 것을 모두 확인했습니다. ${withParticle(receiver, '이')} 그 세그먼트 하나만 기다렸을 수도 있으므로 윈도는 작은 채로 두고, 더 다시 보낼 것은 없습니다.`,
  'timeout-stands.part': ({ at }) =>
    `${at}에 온 타임아웃 뒤의 첫 ACK가 다시 보낸 것을 다 확인하지 않았습니다. 나가 있던 것을 윈도가 열리는 대로 다시 보냅니다.`,
  'timeout-stands.no-data': ({ at }) =>
    `${at}에 온 타임아웃 뒤의 첫 ACK가 앞으로 나아갔으므로 새 세그먼트 둘을 보내면 무엇이 빠졌는지 알 수 있지만, 새로 보낼 데이터가 없습니다. 나가 있던 것을 윈도가 열리는 대로 다시 보냅니다.`,
  'timeout-stands.later': ({ at, cwnd }) =>
    `${at}에 온 타임아웃 뒤의 두 번째 ACK는 중복 ACK입니다. 새 데이터는 도착했는데 전에 보낸 것은 도착하지 않았으니 정말 잃은 것이어서 나가 있던 것을 다시 보내고, 왕복 두 번이 지났으므로 cwnd는 ${cwnd} 세그먼트가 될 수 있습니다.`,
  'timeout-stands.beyond': ({ at, receiver, cwnd }) =>
    `${at}에 온 타임아웃 뒤의 두 번째 ACK를 보면 ${withParticle(receiver, '은')} 타임아웃 뒤에 보낸 데이터를 갖고 있지만 전에 보낸 것이 왔다고는 하지 않습니다. 빠진 것을 다시 보내며, 왕복 두 번이 지났으므로 cwnd는 ${cwnd} 세그먼트가 될 수 있습니다.`,
  spurious: ({ segment }) => `${segment} 중복 도착`,
  'spurious.had': ({ at, receiver }) => `${at}에 도착했지만 ${withParticle(receiver, '은')} 이미 갖고 있었습니다.`,
  'spurious.too-early': ({ firedAt, early }) =>
    `타이머가 ${firedAt}에 만료되었는데, 첫 사본의 ACK가 돌아오기 ${early} 전이었습니다.`,
  'spurious.round-trip': ({ roundTrip }) => `왕복 시간 ${roundTrip}`,
  'spurious.behind-hole': ({ other, firedAt }) =>
    `${firedAt}에 ${other}에서 타임아웃이 나 그 뒤를 모두 다시 보냈습니다.`,
  'spurious.missing': ({ other, firedAt }) =>
    `${firedAt}에 ${other}에서 타임아웃이 나, 그 뒤로 SACK이 알리지 않은 것을 다시 보냈습니다.`,
  'spurious.behind-repair': ({ other, repairedAt }) =>
    `${repairedAt}에 ${other}를 빠른 재전송하면서 그 뒤를 모두 다시 보냈습니다.`,
  'spurious.ack-lost': ({ ackLostAt, firedAt }) =>
    `첫 사본의 ACK가 ${ackLostAt}에 사라져 타이머가 ${firedAt}에 만료되었습니다.`,
  'spurious.timer': ({ firedAt }) => `타이머가 ${firedAt}에 만료될 때까지 첫 사본의 ACK가 돌아오지 않았습니다.`,
  'spurious.sack': ({ repairedAt }) =>
    `${repairedAt}에 스코어보드에는 이 세그먼트가 빠져 있었지만, 앞서 보낸 사본이 아직 오는 중이었습니다.`,
  'spurious.rescue': ({ repairedAt }) =>
    `앞서 보낸 사본을 잃었다는 소식은 없었지만, ${repairedAt}에 확인차 한 번 더 보냈습니다.`,
  'spurious.rack': ({ repairedAt }) =>
    `${repairedAt}에 RACK 규칙에 따라 다시 보냈지만, 앞서 보낸 사본은 늦었거나 손실되지 않았습니다.`,
  'spurious.probe': ({ repairedAt }) => `ACK가 늦어 ${repairedAt}에 꼬리 손실 탐침으로 다시 보냈습니다.`,
  'spurious.nack': ({ repairedAt }) =>
    `이미 다시 보낸 뒤였는데, ${repairedAt}에 NACK가 이 세그먼트를 요구해 또 보냈습니다.`,
  'spurious.duplicates': () => '앞서 보낸 사본이 아직 오는 중일 때 중복 ACK 세 개가 이 세그먼트를 요구했습니다.',
};
