import type { BytesPart } from '#graph/storage/fileStore.ts';

/**
 * The part of so many bytes that a `Range` asks for (RFC 9110, 14.1.2): null for all of it, as for what asks for several or
 * cannot be read; `none` for one that begins behind the end.
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
