// What people have written, for a spreadsheet: it never becomes a formula.

export const asCell = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words);
