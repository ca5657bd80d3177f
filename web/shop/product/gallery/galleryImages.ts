import type { Theme } from '@mui/material';
import type { PhotoImage } from '#web/ui/photo/Photo.tsx';

export interface GalleryImage extends PhotoImage {
  /** What it shows of the piece; `DARK` leads on a dark page. */
  role?: string | null;
}

/** The photographs in the order of a page in these colours: on a dark one the dark photograph leads. */
export function inOrderOf(
  scheme: 'light' | 'dark' | undefined,
  images: readonly GalleryImage[],
): GalleryImage[] {
  const marked = images.map((image) => ({ ...image, isDark: image.role === 'DARK' }));
  return scheme === 'dark'
    ? marked.toSorted((one, other) => Number(other.isDark) - Number(one.isDark))
    : marked;
}

/** The same before the app knows the colours of the page, for what is laid out side by side. */
export function leadsInDark({ isDark }: GalleryImage) {
  return isDark ? (theme: Theme) => theme.applyStyles('dark', { order: -1 }) : false;
}
