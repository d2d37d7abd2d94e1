// What `?` shows, in English. `ko-help.ts` has the same shape or does not compile.

export const en = {
  title: 'Help',
  keys: 'Keys',
  lead: 'They work everywhere except while you type in a field.',
  letters: 'Single-key shortcuts are on',
  rows: [
    ['Space', 'play, pause'],
    [', .', 'previous, next event'],
    ['Shift , .', 'previous, next drop or timeout'],
    ['Home End', 'start, end of the run'],
    ['[ ]', 'slower, faster'],
    ['+ - 0', 'zoom in, zoom out, whole run'],
    ['1 2 3 4', 'to a chart'],
    ['w', 'to the explanation'],
    ['z', 'undo'],
    ['Shift z', 'redo'],
    ['q', 'code to scan'],
    ['p', 'present, and back'],
    ['?', 'this help'],
  ],
  presenting:
    'While presenting: Page Down and Page Up go to the next and previous step, b blanks the screen, Escape leaves.',
  slider:
    'On a slider: arrow keys change the value, Page Up and Page Down change it in larger steps, Delete restores the value in the link.',
};

export type HelpWords = typeof en;
