import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Changes whenever the content does. */
  version: string;
  /** How long it is. */
  bytes(): Promise<number>;
  /** Reads it, or a part of it, as often as it is asked for. What is not read to its end has to be destroyed. */
  open(part?: BytesPart): Promise<OpenFile>;
}

/** From this byte up to that one, both included. */
export interface BytesPart {
  from: number;
  to: number;
}

export interface OpenFile {
  /** How much of it is read. */
  bytes: number;
  stream: Readable;
}

/**
 * Files by key, such as `rings/photo.webp`: in a folder of this machine, or in a bucket. A name that begins with a dot is
 * hidden: it is found by whoever knows it, and not listed.
 */
export interface FileStore {
  find(key: string): Promise<StoredFile | null>;
  /** Throws where there is no such file. */
  read(key: string): Promise<Buffer>;
  /** Nobody ever finds a half-written file; where the content fails, nothing is kept. */
  write(key: string, content: Buffer | Readable): Promise<StoredFile>;
  /** Removes a file, or all under a key; what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file that is not hidden, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what was being written when its process died, if it was begun before that moment. */
  removeUnfinished(before: Date): Promise<void>;
}

export interface ListedFile {
  key: string;
  bytes: number;
}
