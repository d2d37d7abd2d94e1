// The words of rules that one writes oneself. What their names mean is said where they are declared.

export const rules = {
  /** The option of a choice besides its words. */
  own: 'a rule of your own …',
  /** In a hall, where none is written. */
  hall: 'own rule',
  field: (setting: string) => `${setting}, as a rule`,
  edit: 'Change the rule',
  mistake: (character: number, message: string) =>
    `Character ${character}: ${message}. The last rule that worked still holds.`,
  help: 'Enter runs it, Escape takes it back; the arrow keys choose a name',
  names: 'What it can look at',
  gives: (range: string) => `It gives: ${range}`,
  now: (value: string) => `now ${value}`,
  /** What a name is whose value nobody recorded. */
  kinds: {
    time: 'a time',
    size: 'an amount of data',
    rate: 'a rate',
    number: 'a number',
    truth: 'true or false',
  },
  functions: {
    min: 'the smallest of several',
    max: 'the largest of several',
    clamp: 'value, low, high: the value, kept between the two',
    abs: 'without its sign',
    floor: 'rounded down',
    ceil: 'rounded up',
    round: 'rounded',
    sqrt: 'square root',
    ln: 'natural logarithm',
    exp: 'e to the power of',
  },
  startFrom: 'Start from',
  gave: 'What it gave',
  /** Of a rule that is being written: with what the run that is shown asked. */
  wouldGive: 'What it would have given in this run',
  chart: 'The rule’s value along the run; its value at the cursor is in words before it',
  change: (name: string) => `added to ${name} each time`,
  nowBeside: (value: string, builtIn: string) => `now ${value}, the dashed one ${builtIn}`,
  refused: (count: string, of: string) => `Refused ${count} of ${of}`,
  refusedInstead: (count: string) => `The built-in would have refused ${count}`,
  picked: 'How often each was picked',
  unsayable: 'This run follows an algorithm that no rule can say. Run the rule to see what it gives.',
  neverAsked: 'Nobody asked it in this run.',
  until: (moment: string) => `Only until ${moment}: it was asked more often than is kept.`,
};
