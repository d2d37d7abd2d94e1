// A file that grows while a run is computed, in large pieces. It gets its name when it is complete: until then it stands beside
// the place it belongs under another one, and what is not completed is removed.

import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { fileProblem } from '../../verify/files.ts';
import { checkWritable } from '../sweep/whole-file.ts';
import { UsageError } from '../usage-error.ts';

const WRITE_AT = 1 << 18;

export class GrowingFile {
  private readonly path: string;
  private readonly workshop: string;
  private readonly handle: number;
  private readonly pending = new Uint8Array(WRITE_AT);
  private size = 0;
  private isOpen = true;

  /**
   * @param order how it is written; from beginning to end it may also be a pipe or a device, which is written to as it stands
   * @throws UsageError if it cannot be written
   */
  constructor(path: string, order: 'as it comes' | 'from beginning to end' = 'as it comes') {
    this.path = path;
    const isStream = order === 'from beginning to end' && isPipeOrDevice(path);
    if (!isStream) checkWritable(path);
    this.workshop = isStream ? path : `${path}.${process.pid}.unfinished`;
    this.handle = this.trying(() => openSync(this.workshop, 'w'));
  }

  write(bytes: Uint8Array): void {
    if (this.size + bytes.length > WRITE_AT) this.flush();
    if (bytes.length > WRITE_AT) {
      this.put(bytes);
      return;
    }
    this.pending.set(bytes, this.size);
    this.size += bytes.length;
  }

  /** Writes over what stands at the beginning. */
  writeFirst(bytes: Uint8Array): void {
    this.flush();
    this.trying(() => writeSync(this.handle, bytes, 0, bytes.length, 0));
  }

  /** It is complete and gets its name. */
  finish(): void {
    this.flush();
    this.close();
    if (this.workshop !== this.path) this.trying(() => renameSync(this.workshop, this.path));
  }

  /** Removes what is not complete. */
  abandon(): void {
    if (!this.isOpen) return;
    this.close();
    if (this.workshop !== this.path) rmSync(this.workshop, { force: true });
  }

  private close(): void {
    this.isOpen = false;
    closeSync(this.handle);
  }

  private flush(): void {
    this.put(this.pending.subarray(0, this.size));
    this.size = 0;
  }

  private put(bytes: Uint8Array): void {
    this.trying(() => {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.handle, bytes, done);
    });
  }

  private trying<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw new UsageError(`${this.path} cannot be written: ${fileProblem(error)}.`);
    }
  }
}

function isPipeOrDevice(path: string): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  return there !== undefined && !there.isFile() && !there.isDirectory();
}
