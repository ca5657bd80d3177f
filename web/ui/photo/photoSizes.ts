/** Photo widths that the server provides, in px. */
export const PHOTO_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920];

/** Returns the `srcset` of a photo of `width` px, without widths larger than the photo. */
export function getSrcSet(url: string, width: number | null | undefined): string {
  const widths = PHOTO_WIDTHS.filter((photoWidth) => !width || photoWidth <= width);
  return (widths.length > 0 ? widths : PHOTO_WIDTHS.slice(0, 1))
    .map((photoWidth) => `${getSizedUrl(url, photoWidth)} ${photoWidth}w`)
    .join(', ');
}

export function getSizedUrl(url: string, width: number): string {
  return `${url}?w=${width}`;
}
