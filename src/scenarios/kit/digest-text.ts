// The digest of a run as people read it: on the page, in every file and in what the command line prints.

/** Eight hexadecimal digits. */
export const digestText = (digest: number): string => digest.toString(16).padStart(8, '0');
