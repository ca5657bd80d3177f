import type { ByteRange } from '#graph/storage/fileStore.ts';

/**
 * Returns the part of a file that a `Range` header requests (RFC 9110, 14.1.2). Null means the entire file, including
 * for multiple or invalid ranges; `none` means the range starts after the end.
 */
export function parseByteRange(range: string | undefined, bytes: number): ByteRange | null | 'none' {
  const [, firstByte = '', lastByte = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (firstByte === '' && lastByte === '') return null;
  if (firstByte === '')
    return Number(lastByte) === 0 ? 'none' : { from: Math.max(0, bytes - Number(lastByte)), to: bytes - 1 };
  const from = Number(firstByte);
  if (lastByte !== '' && Number(lastByte) < from) return null;
  if (from >= bytes) return 'none';
  return { from, to: lastByte === '' ? bytes - 1 : Math.min(Number(lastByte), bytes - 1) };
}
