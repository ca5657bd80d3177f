import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Changes whenever the content changes. */
  version: string;
  /** Length in bytes. */
  getByteLength(): Promise<number>;
  /**
   * Opens the file or a range of it. Can be called repeatedly. A stream that is not read to its end must be destroyed.
   */
  open(part?: ByteRange): Promise<OpenFile>;
}

/** A range of bytes, from first to last, inclusive. */
export interface ByteRange {
  from: number;
  to: number;
}

export interface OpenFile {
  /** Number of bytes in the stream. */
  bytes: number;
  stream: Readable;
}

/**
 * Storage of files by key, such as `rings/photo.webp`, in a local folder or a bucket. Files whose names start with a
 * dot are hidden: they can be read by key but are not listed.
 */
export interface FileStore {
  find(key: string): Promise<StoredFile | null>;
  /** Throws if the file does not exist. */
  read(key: string): Promise<Buffer>;
  /** Writes a file atomically. If the content stream fails, nothing is stored. */
  write(key: string, content: Buffer | Readable): Promise<StoredFile>;
  /** Removes a file, or all files under a key. A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Yields every file that is not hidden, in no particular order. */
  list(): AsyncIterable<ListedFile>;
  /** Removes partial files that were left by interrupted processes before the given time. */
  removeUnfinishedFiles(before: Date): Promise<void>;
}

export interface ListedFile {
  key: string;
  bytes: number;
}
