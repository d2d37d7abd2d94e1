// Korean particles that depend on how the word before them ends: 서버가, 클라이언트 3이, B가. Digits and units are read aloud
// (3 is 삼, 6 is 육); Latin letters are left to end in a vowel, which holds for A, B, C, R, S, W and for every unit.

/** With a final consonant, then without. 으로 also follows no final ㄹ (1, 7, 8 and words such as 채널). */
const PAIRS = {
  은: ['은', '는'],
  이: ['이', '가'],
  을: ['을', '를'],
  과: ['과', '와'],
  으로: ['으로', '로'],
} as const;
export type Particle = keyof typeof PAIRS;

const CLOSED_DIGITS = '013678';
const ENDS_IN_L = '178';
/** Place of ㄹ among the final consonants of a syllable. */
const RIEUL = 8;

/** Both forms, for words of which nobody knows how they are read. */
const BOTH = { 은: '은(는)', 이: '이(가)', 을: '을(를)', 과: '과(와)', 으로: '(으)로' } as const;

/** What follows a word that a person wrote, in quotation marks for example: `은` after `3`, `은(는)` after `rtt`. */
export const particleAfter = (word: string, particle: Particle): string =>
  /[가-힣\d]$/.test(word) ? withParticle(word, particle).slice(word.length) : BOTH[particle];

/** `서버` and `이` give `서버가`. */
export function withParticle(word: string, particle: Particle): string {
  const [closed, open] = PAIRS[particle];
  const last = word.at(-1) ?? '';
  const code = last.charCodeAt(0);
  const final = code >= 0xac00 && code <= 0xd7a3 ? (code - 0xac00) % 28 : 0;
  const isClosed = final > 0 || CLOSED_DIGITS.includes(last);
  const isL = final === RIEUL || ENDS_IN_L.includes(last);
  return `${word}${isClosed && !(particle === '으로' && isL) ? closed : open}`;
}
