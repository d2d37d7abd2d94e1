// A mistake on the command line, or a file that cannot be read: one line for the person who typed it, exit status 2.

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The first line of what any error says. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.trim();

/** Why a file cannot be opened, without the words of the operating system where they are known. */
export function fileProblem(error: unknown): string {
  const code = (error as { code?: string } | undefined)?.code ?? '';
  return FILE_PROBLEMS[code] ?? reasonOf(error);
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  EPERM: 'it may not be opened',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};
