import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'screenScale';

/** What CSS means by a millimetre; a screen's own differs. */
export const CSS_PX_PER_MM = 96 / 25.4;

const SMALLEST = CSS_PX_PER_MM / 2;
const MAX_SIZE = CSS_PX_PER_MM * 3;

/** CSS pixels in a millimetre of this screen, as it was last measured; null when it was not. */
export function readScreenScale(): number | null {
  const kept = Number(onDevice.readText(KEY));
  return kept >= SMALLEST && kept <= MAX_SIZE ? kept : null;
}

/** A browser without storage measures again next time. */
export function keepScreenScale(pxPerMm: number): void {
  onDevice.writeText(KEY, String(pxPerMm));
}
