const PHOTO_WIDTHS: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920];

export const widthsInWords = PHOTO_WIDTHS.join(', ');

/** The width that `?w=` asks for, or null when it is none of the fixed set. */
export function photoWidth(text: string): number | null {
  return PHOTO_WIDTHS.find((width) => String(width) === text) ?? null;
}
