import { acceptedTypes } from '#graph/http/responseCache/acceptedTypes.ts';

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/** What a client can show best: AVIF where it says so, JPEG where it takes neither AVIF nor WebP, else WebP. */
export function photoFormat(accept: string | undefined): PhotoFormat {
  if (!accept?.trim()) return 'webp';
  const accepted = acceptedTypes(accept);
  if (accepted.get('image/avif')) return 'avif';
  const webp = accepted.get('image/webp') ?? accepted.get('image/*') ?? accepted.get('*/*') ?? false;
  return webp ? 'webp' : 'jpeg';
}
