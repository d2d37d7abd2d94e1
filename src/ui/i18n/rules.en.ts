// The words of rules that one writes oneself. What their names mean is said where they are declared.

export const rules = {
  /** The option of a choice besides its words. */
  own: 'a rule of your own …',
  field: (setting: string) => `${setting}, as a rule`,
  edit: 'Change the rule',
  /** Screen readers hear where a mistake is. */
  mistake: (character: number, message: string) =>
    `Character ${character}: ${message}. The last rule that worked still holds.`,
  help: 'Enter runs it, Escape takes it back',
  names: 'What it can look at',
  now: (value: string) => `now ${value}`,
  startFrom: 'Start from',
};
