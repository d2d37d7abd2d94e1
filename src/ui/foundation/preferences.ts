// What a person chose on this device (language, colours, single keys) and which stories were told. Nothing leaves the browser, and a browser that keeps
// nothing simply forgets.

type Preference = 'language' | 'theme' | 'letters' | 'stories';

export function remembered(name: Preference): string | undefined {
  try {
    return localStorage.getItem(`lectern-${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Scenarios whose story this person has been told. */
export const storiesHeard = (): readonly string[] => remembered('stories')?.split(',') ?? [];

export const heardStory = (scenario: string): boolean =>
  remember('stories', [...new Set([...storiesHeard(), scenario])].join());

/** Undefined forgets. False where the browser keeps nothing: the choice then lasts as long as the page. */
export function remember(name: Preference, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`lectern-${name}`);
    else localStorage.setItem(`lectern-${name}`, value);
    return true;
  } catch {
    return false;
  }
}
