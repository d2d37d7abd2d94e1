// How explanations of a virtual server may read, as sources of regular expressions with named numbers. What each number must be
// is in why-virtual.ts.

const T = '(?<at>[\\d.]+)(?: s|초)';
const S = (name: string): string => `(?<${name}>R\\d)`;
const N = (name: string): string => `(?<${name}>[\\d,]+)`;
const AMOUNT = (name: string): string => `(?<${name}>[\\d.,]+ [kM]?(?:B|bit/s))`;

const insteadEn = ` With (?<other>[A-Z]+) instead of (?<rule>[A-Z]+) it would be (?:${S('instead')}(?:(?<same>, too)|(?<differs>))|(?<nobody>refused))\\.`;
const insteadKo = ` (?<rule>[A-Z]+) 대신 (?<other>[A-Z]+)로 (?:골랐다면 ${S('instead')}(?<differs>)입니다|골랐어도 (?<same>R\\d)입니다|골랐다면 (?<nobody>거절)됩니다)\\.`;
const activeEn = `\\(${N('active')} active\\)`;
const bothEn = `\\(${N('active')} active, ${N('inactive')} inactive\\)`;
const activeKo = `\\(활성 ${N('active')}개\\)`;
const bothKo = `\\(활성 ${N('active')}개, 비활성 ${N('inactive')}개\\)`;
/** What is 0 is not said. */
const countsEn = `(?:(?:, )?${N('zero')} (?:has|have) weight 0)?(?:(?:, )?${N('full')} (?:is|are) full)?`;
const countsKo = `(?:(?:, )?가중치 0이 ${N('zero')}대)?(?:(?:, )?가득 찬 것이 ${N('full')}대)?`;
const busyEn = `(?:(?:, )?${N('busier')} (?:has|have) more active connections than (?:its )?weight)?`;
const busyKo = `(?:(?:, )?활성 연결이 가중치보다 많은 것이 ${N('busier')}대)?`;

export const virtualPatterns = {
  pick: {
    en: [
      `At ${T} it was the turn of ${S('server')}, whatever its load \\(${N('active')} active connections?\\)\\.`,
      `At ${T} the bar of weighted round robin stood at ${N('bar')}, and ${S('server')} with weight ${N('weight')} was next to reach it\\.`,
      `At ${T} ${S('server')} had the lowest load for its weight: ${N('active')} active and ${N('inactive')} inactive connections?, weight ${N('weight')}\\.`,
      `At ${T} the scheduler's rule (?<chose>chose) ${S('server')}: ${N('active')} active connections?, weight ${N('weight')}\\.`,
      `At ${T} ${S('server')} had the shortest expected delay, the new connection counted: ${N('active')} active, weight ${N('weight')}\\.`,
      `At ${T} ${S('server')} had ${N('active')} active connections?, and never queue takes an (?<idle>idle) server at once\\.`,
      `At ${T} (?<unknown>no) server was known for this destination; ${S('server')} had the lowest load ${bothEn}\\.`,
      `At ${T} the destination (?<stays>stays) with ${S('server')}: ${N('active')} active connections?, not above its weight ${N('weight')}\\.`,
      `At ${T} the destination stays with ${S('server')}: ${N('active')} active connections?, (?<busy>more) than its weight ${N('weight')}, but no server has fewer than half of its own\\.`,
      `At ${T} the destination leaves ${S('from')}, which was (?<left>busier) than its weight, for ${S('server')}, which had the lowest load ${activeEn}\\.`,
      `At ${T} the destination leaves ${S('from')}, whose weight is (?<quiesced>0), for ${S('server')}, which had the lowest load ${activeEn}\\.`,
      `At ${T} ${S('server')} had the lowest load of the (?<member>servers) kept for this destination, ${N('members')} in all ${activeEn}\\.`,
      `At ${T} those kept for this destination, ${N('members')} in all, were busier than their weights; ${S('server')} (?<joins>joins) them ${activeEn}\\.`,
      `At ${T} the (?:destination|client)'s address gave bucket ${N('bucket')} of 256, which belongs to ${S('server')}\\.`,
      `At ${T} the client's address gave slot ${N('slot')} of 4093, which belongs to ${S('server')}\\.`,
      `At ${T} ${S('server')} had the (?<highest>highest) weight \\(${N('weight')}\\) of the servers that take connections\\.`,
      `At ${T} ${S('server')} still had (?<room>room), ${N('active')} active connections? and weight ${N('weight')}, and no server with room has a (?<top>higher) weight\\.`,
      `At ${T} two servers were drawn by weight, and ${S('server')} had no higher load than the other ${bothEn}\\.`,
    ].map((rule) => `${rule}${insteadEn}`),
    ko: [
      `${T}, 하던 일\\(활성 연결 ${N('active')}개\\)과 관계없이 ${S('server')}의 차례였습니다\\.`,
      `${T}, 가중 라운드 로빈의 문턱 ${N('bar')}에 가중치 ${N('weight')}인 ${S('server')}[이가] 다음으로 닿았습니다\\.`,
      `${T}, 가중치에 비해 ${S('server')}[이가] 가장 한가했습니다: 활성 연결 ${N('active')}개, 비활성 연결 ${N('inactive')}개, 가중치 ${N('weight')}\\.`,
      `${T}, 스케줄러의 규칙은 ${S('server')}[을를] (?<chose>골랐습니다): 활성 연결 ${N('active')}개, 가중치 ${N('weight')}\\.`,
      `${T}, 새 연결까지 세면 ${S('server')}[이가] 가장 빨리 끝낼 서버였습니다: 활성 연결 ${N('active')}개, 가중치 ${N('weight')}\\.`,
      `${T}, ${S('server')}의 활성 연결이 ${N('active')}개였고, (?<idle>유휴) 서버가 있으면 곧바로 고릅니다\\.`,
      `${T}, 이 목적지를 맡은 서버가 (?<unknown>없어) 가장 한가한 ${S('server')}[이가] 맡습니다${bothKo}\\.`,
      `${T}, 활성 연결이 ${N('active')}개로 가중치 ${N('weight')}보다 (?<stays>많지 않아) 목적지가 ${S('server')}에 머뭅니다\\.`,
      `${T}, 활성 연결이 ${N('active')}개로 가중치 ${N('weight')}보다 (?<busy>많지만), 자기 가중치의 절반보다 적은 서버가 없어 목적지가 ${S('server')}에 머뭅니다\\.`,
      `${T}, ${S('from')}[이가] 가중치보다 (?<left>바빠) 목적지를 가장 한가한 ${S('server')}(?:으로|로) 옮깁니다${activeKo}\\.`,
      `${T}, ${S('from')}의 가중치가 (?<quiesced>0)이어서 목적지를 가장 한가한 ${S('server')}(?:으로|로) 옮깁니다${activeKo}\\.`,
      `${T}, 이 목적지를 맡은 (?<member>서버) ${N('members')}대 가운데 ${S('server')}[이가] 가장 한가했습니다${activeKo}\\.`,
      `${T}, 이 목적지를 맡은 서버 ${N('members')}대가 모두 가중치보다 바빠 ${S('server')}도 (?<joins>함께) 맡습니다${activeKo}\\.`,
      `${T}, (?:목적지|클라이언트) 주소의 해시는 256개 중 ${N('bucket')}번이고, 이 자리는 ${S('server')}의 것입니다\\.`,
      `${T}, 클라이언트 주소의 해시는 4093개 중 ${N('slot')}번이고, 이 자리는 ${S('server')}의 것입니다\\.`,
      `${T}, 연결을 받는 서버 가운데 ${S('server')}의 가중치\\(${N('weight')}\\)가 (?<highest>가장) 컸습니다\\.`,
      `${T}, ${S('server')}에는 아직 (?<room>여유)가 있었고\\(활성 연결 ${N('active')}개, 가중치 ${N('weight')}\\), 여유 있는 서버 가운데 가중치가 더 (?<top>큰) 것은 없습니다\\.`,
      `${T}, 가중치에 따라 뽑은 두 서버 가운데 ${S('server')}[이가] 더 바쁘지 않았습니다${bothKo}\\.`,
    ].map((rule) => `${rule}${insteadKo}`),
  },
  refused: {
    en: [
      `At ${T} none of ${N('servers')} servers takes a connection: ${countsEn}${busyEn}\\.`,
      `At ${T} none of ${N('servers')} servers takes a connection: the files are (?<larger>larger) than their disks\\.`,
      `At ${T} the address gave (?:[\\d,]+), whose server takes no connection; of ${N('servers')} servers ${countsEn}\\.`,
    ]
      .map((rule) => `${rule}${insteadEn}`)
      .concat(`At ${T} there is (?<empty>no) server behind the director\\.`),
    ko: [
      `${T}, 서버 ${N('servers')}대 가운데 연결을 받는 것이 없습니다: ${countsKo}${busyKo}\\.`,
      `${T}, 서버 ${N('servers')}대 가운데 연결을 받는 것이 없습니다: 파일이 서버의 디스크보다 (?<larger>큼)\\.`,
      `${T}, 주소의 해시 [\\d,]+번 자리의 서버가 연결을 받지 않습니다: 서버 ${N('servers')}대 가운데 ${countsKo}\\.`,
    ]
      .map((rule) => `${rule}${insteadKo}`)
      .concat(`${T}, 디렉터 뒤에 서버가 (?<empty>하나도) 없습니다\\.`),
  },
  download: {
    en: [
      `At ${T} all ${AMOUNT('size')} are there from ${S('server')}, (?<span>[\\d.,]+(?: (?:s|ms|µs)|초)) from the SYN to the last byte: ${AMOUNT('rate')} on average\\.(?: On its way (?<part>the [\\w ]+) was busiest, ${N('share')} % of that time\\.)?`,
    ],
    ko: [
      `${T}, ${S('server')}에서 ${AMOUNT('size')}[이가] 모두 도착했습니다: SYN부터 마지막 바이트까지 (?<span>[\\d.,]+(?: (?:s|ms|µs)|초)), 평균 ${AMOUNT('rate')}\\.(?: 지나온 길에서 가장 바쁜 곳은 (?<part>[\\w가-힣 ]+?)(?:으로|로), 그 시간의 ${N('share')} % 동안 일했습니다\\.)?`,
    ],
  },
} as const;
