// Words inside SVG and HTML that is written as text: every letter that would be markup, in elements and in attributes in double
// quotes, in references that both know.

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
