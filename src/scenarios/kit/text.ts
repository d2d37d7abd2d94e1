// Every text a person reads exists in both languages or does not compile. The page need not carry both: its build takes
// the Korean out of the scenarios (build/korean-apart.ts), to be loaded with the language.

export type Language = 'en' | 'ko';
export interface Text {
  readonly en: string;
  readonly ko: string;
}

/** A text that is elsewhere until its language is loaded. */
export type Later = () => string | undefined;

export const text = (en: string, ko: string | Later): Text =>
  typeof ko === 'string'
    ? { en, ko }
    : {
        en,
        get ko() {
          return ko() ?? en;
        },
      };
