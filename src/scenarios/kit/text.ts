// Every text a person reads exists in both languages or does not compile.

export type Language = 'en' | 'ko';
export interface Text {
  readonly en: string;
  readonly ko: string;
}

export const text = (en: string, ko: string): Text => ({ en, ko });
