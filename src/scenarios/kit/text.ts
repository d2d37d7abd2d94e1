// Every text a person reads exists in every language or does not compile.

/** The first one is what a page speaks to whoever asks for none of the others. */
export const LANGUAGES = ['en', 'ko'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Text = Readonly<Record<Language, string>>;

export const text = (en: string, ko: string): Text => ({ en, ko });

/** Made of words that are there already, numbers for example. */
export const inEveryLanguage = (write: (language: Language) => string): Text =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as Text;
