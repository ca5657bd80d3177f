import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'deliveryDistrict';
const AT_HOME = 'Kathmandu';

/** The district chosen last, at first the capital. */
export function readDistrict(): string {
  return onDevice.readText(KEY) || AT_HOME;
}

/** Without storage it holds for this screen. */
export function rememberDistrict(district: string): void {
  onDevice.writeText(KEY, district);
}
