import { parseAcceptedTypes } from '#graph/http/responseCache/parseAcceptedTypes.ts';

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/** Returns the best format for a client: AVIF if accepted, JPEG if neither AVIF nor WebP is, else WebP. */
export function choosePhotoFormat(accept: string | undefined): PhotoFormat {
  if (!accept?.trim()) return 'webp';
  const accepted = parseAcceptedTypes(accept);
  if (accepted.get('image/avif')) return 'avif';
  const webp = accepted.get('image/webp') ?? accepted.get('image/*') ?? accepted.get('*/*') ?? false;
  return webp ? 'webp' : 'jpeg';
}
