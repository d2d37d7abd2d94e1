// A mistake on the command line, or a file that cannot be read: one line for the person who typed it, exit status 2.

export class UsageError extends Error {
  override readonly name = 'UsageError';
}
