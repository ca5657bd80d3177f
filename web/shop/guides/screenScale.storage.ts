import { deviceStorage } from '#web/ui/browser/storage.ts';

const KEY = 'screenScale';

/** CSS pixels per CSS millimetre. On most screens a CSS millimetre is not a real millimetre. */
export const CSS_PX_PER_MM = 96 / 25.4;

const MIN_SCALE = CSS_PX_PER_MM / 2;
const MAX_SCALE = CSS_PX_PER_MM * 3;

/** Returns this screen's calibrated CSS pixels per millimetre; null if it was not calibrated. */
export function readScreenScale(): number | null {
  const storedScale = Number(deviceStorage.readText(KEY));
  return storedScale >= MIN_SCALE && storedScale <= MAX_SCALE ? storedScale : null;
}

/** Stores the calibration. Without storage, the screen must be calibrated again next time. */
export function storeScreenScale(pxPerMm: number): void {
  deviceStorage.writeText(KEY, String(pxPerMm));
}
