const PHOTO_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920];

export const PHOTO_WIDTHS_TEXT = PHOTO_WIDTHS.join(', ');

/** Returns the width of `?w=`, or null if it is not one of the fixed widths. */
export function parsePhotoWidth(text: string): number | null {
  return PHOTO_WIDTHS.find((width) => String(width) === text) ?? null;
}
