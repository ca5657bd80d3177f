import type { BytesPart } from '#graph/storage/fileStore.ts';

/**
 * Returns the part of a file that a `Range` header requests (RFC 9110, 14.1.2). Null means the whole file, also for
 * several or invalid ranges; `none` means the range starts after the end.
 */
export function byteRange(range: string | undefined, bytes: number): BytesPart | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 ? 'none' : { from: Math.max(0, bytes - Number(last)), to: bytes - 1 };
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= bytes) return 'none';
  return { from, to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
