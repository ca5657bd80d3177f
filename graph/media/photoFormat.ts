import { parseAcceptedTypes } from '#graph/http/responseCache/parseAcceptedTypes.ts';

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/** Returns the best format for a client: AVIF if accepted, JPEG if neither AVIF nor WebP is, else WebP. */
export function choosePhotoFormat(acceptHeader: string | undefined): PhotoFormat {
  if (!acceptHeader?.trim()) return 'webp';
  const acceptedTypes = parseAcceptedTypes(acceptHeader);
  if (acceptedTypes.get('image/avif')) return 'avif';
  const acceptsWebp =
    acceptedTypes.get('image/webp') ?? acceptedTypes.get('image/*') ?? acceptedTypes.get('*/*') ?? false;
  return acceptsWebp ? 'webp' : 'jpeg';
}
