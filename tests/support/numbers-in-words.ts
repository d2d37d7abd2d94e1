// Numbers that stand in the words of a lesson, in digits and as ratios in words: every one has to be worked out by a run, written as
// a name in braces. Left out: what is part of a name, and what is a rule of the field or a definition.

/** Digits that are part of a name or of a source, not numbers of a run. */
const NAMES = [
  // The least RTO of RFC 6298.
  /RFC 6298의 최솟값인 1초|RFC 6298처럼 1초쯤/g,
  /4, 8, 12 and 16 nodes|노드 4, 8, 12, 16대/g,
  /RFC \d+( [\d.]+)?/g,
  /\b[A-Z]{1,3}\d+(-\w+)?\b/g,
  /ns-2(\.\d+)?/g,
  /(IEEE )?802\.3/g,
  /(client|node|node\(s\)|segment|seed|layer|표|노드|클라이언트|세그먼트|레이어|table) ?-?\d+/gi,
  /\b(19|20)\d\d(년)?/g,
  /HTTP\/1\.\d/g,
  /[Ss]teps? \d( and \d)?|\d단계/g,
  // The header of IP in IP, RFC 2003.
  /20 bytes|20바이트/g,
  /20 and 40 MB|20 MB와 40 MB/g,
  /seeds \d to \d|시드 \d부터 \d까지/g,
];
const BRACES = /\{\w+\}/g;
const NUMBER = /\d[\d.,]*\d|\d/g;

export const numbersIn = (words: string): readonly string[] =>
  NAMES.reduce((left, name) => left.replace(name, ''), words.replace(BRACES, '')).match(NUMBER) ?? [];

const RATIO = new RegExp(
  [
    String.raw`\b(half|halves|halv(?:e|ed|ing)|twice|thrice|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quarters?)\b`,
    String.raw`\b(?:an?|one|two|three|four) (?:third|fifth|sixth|seventh|eighth|ninth|tenth|hundredth|thousandth)s?\b`,
    String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a hundred|a thousand) times\b`,
    '절반|반으로|곱절|분의|(?:두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇) ?배',
  ].join('|'),
  'gi',
);
/** Ratios that are a rule or a definition, not what a run shows. */
const RULES = [
  // The RTO: SRTT + 4 RTTVAR, and its back-off (RFC 6298).
  /four times its mean deviation|평균 편차의 네 배/,
  /never computed and never doubled|doubles the RTO|it doubles after every timeout/,
  /두 배로 늘리지도|RTO를 두 배로 늘려|타임아웃마다 두 배가/,
  // Slow start (RFC 5681), and a window that still grows that way.
  /Slow start then doubles it|슬로 스타트로 왕복마다 두 배가|keeps doubling its window|윈도를 계속 두 배로/,
  // Fast recovery (RFC 5681), and the answer to a mark (RFC 3168).
  /You drew cwnd halved|Duplicate ACKs halve it|cwnd가 절반이 되게|절반은 중복 ACK가 왔을 때/g,
  /[Ww]indows are halved (?:\{times\} times|for every mark)|윈도를 절반으로 줄이는 일은|표시마다 절반으로/,
  // What is asked.
  /그들이 오기 전의 몇 배가 걸릴까요/,
  // One after another.
  /twice in a row/,
  /cwnd is halved|절반이 되고, 왕복마다|ha(?:lves|s halved) its window|윈도를 절?반으로 줄입니다/,
  // A median.
  /Half of the replies take \{median\} or more|응답의 절반은 \{median\} 이상/,
  // When LBLC moves a destination (ip_vs_lblc.c).
  /fewer than half of its own|제 가중치의 절반보다/,
  // The two hops through a hub.
  /crosses it twice: to the director, then to the client/,
  // Of the sentence, and of what another says.
  /The second half depends|뒤의 절반은|The useful total cannot double|총량이 두 배일 수는/,
];

export const ratiosIn = (words: string): readonly string[] =>
  RULES.reduce((left, rule) => left.replace(rule, ''), words)
    .replace(BRACES, '')
    .match(RATIO) ?? [];
