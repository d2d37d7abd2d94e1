// Hears whether particles fit the word before them, as it is read aloud: 3은 (삼), 20이 (이십), ms가 (밀리초), ACK가 (에이시케이).
// Written for tests, apart from what the page uses (scenarios/kit/particles.ts).

/** Whether what is read aloud ends in a consonant; ㄹ is one too. */
const DIGITS = [true, true, false, true, false, false, true, true, true, false];
/** Letters by their Korean names: 엘, 엠, 엔 and 알 end in consonants. */
const CLOSED_LETTERS = 'LMNR';
/** Read as words: 삭, 큐빅, 퀵, 코델. */
const CLOSED_WORDS = /(?:^|[^A-Za-z])(?:SACK|CUBIC|QUIC|CoDel)$/;
const UNITS = /(?:^|[\d ])(?:s|ms|µs|ns|B|kB|MB|%|bit\/s|[kMG]bit\/s)$/;

function endsClosed(word: string): boolean | undefined {
  const last = word.at(-1)!;
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) return (code - 0xac00) % 28 !== 0;
  if (/\d/.test(last)) return DIGITS[Number(last)];
  if (UNITS.test(word)) return false;
  if (CLOSED_WORDS.test(word)) return true;
  // A word of letters is heard by its last letter: TCP (피), ACK (케이), SYN (신).
  return /[A-Za-z]/.test(last) ? CLOSED_LETTERS.includes(last.toUpperCase()) : undefined;
}

/** Particles after digits and Latin letters, and after the names of stations, that do not fit. */
export function wrongParticles(words: string): string[] {
  const wrong: string[] = [];
  const pattern =
    /([^\s]*(?:[\dA-Za-zµ%]|서버|라우터|노드|패킷|세그먼트|\d(?:초|개|배|명|대|번|바이트)))(은|는|이|가|을|를|과|와)(?=[\s,.)]|$)/g;
  for (const [whole, word, particle] of words.matchAll(pattern)) {
    const closed = endsClosed(word!);
    if (closed !== undefined && closed !== '은이을과'.includes(particle!)) wrong.push(`"${whole}"`);
  }
  for (const [whole, word, particle] of words.matchAll(/([^\s]*(?:\d|서버|라우터|노드))(으로|로)(?=[\s,.])/g)) {
    // 영, 삼, 육 take 으로; a vowel and ㄹ (일, 칠, 팔) take 로.
    const isOpen = !/[036]/.test(word!.at(-1)!);
    if (isOpen !== (particle === '로')) wrong.push(`"${whole}"`);
  }
  return wrong;
}
