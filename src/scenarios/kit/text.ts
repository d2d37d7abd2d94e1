// Every text a person reads exists in both languages or does not compile. A page need not carry all of them: its build
// takes out of its scenario what can come later (build/texts-apart.ts).

export type Language = 'en' | 'ko';
export interface Text {
  readonly en: string;
  readonly ko: string;
}

/** A text that is elsewhere until it is loaded. */
export type Later = () => string | undefined;

export const text = (en: string | Later, ko: string | Later): Text =>
  typeof en === 'string' && typeof ko === 'string'
    ? { en, ko }
    : {
        get en() {
          return said(en) ?? '';
        },
        get ko() {
          return said(ko) ?? this.en;
        },
      };

const said = (text: string | Later): string | undefined => (typeof text === 'string' ? text : text());
