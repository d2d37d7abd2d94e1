// One line of comma-separated values (RFC 4180): what holds a comma, a quote or a line break stands in quotes.

export function csvLine(values: readonly (string | number | boolean)[]): string {
  return values.map((value) => quoted(String(value))).join(',');
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
