import type { Theme } from '@mui/material';
import type { PhotoImage } from '#web/ui/photo/Photo.tsx';

export interface GalleryImage extends PhotoImage {
  /** Role of the photo; `DARK` comes first on a dark page. */
  role?: string | null;
}

/** Sorts the photos for a colour mode: a dark page shows the dark photo first. */
export function sortForColourMode(
  scheme: 'light' | 'dark' | undefined,
  images: readonly GalleryImage[],
): GalleryImage[] {
  const markedImages = images.map((image) => ({ ...image, isDark: image.role === 'DARK' }));
  return scheme === 'dark'
    ? markedImages.toSorted((a, b) => Number(b.isDark) - Number(a.isDark))
    : markedImages;
}

/** True if the photo comes first on a dark page, for layouts rendered before the colour mode is known. */
export function showFirstInDarkMode({ isDark }: GalleryImage) {
  return isDark ? (theme: Theme) => theme.applyStyles('dark', { order: -1 }) : false;
}
