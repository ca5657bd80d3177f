import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'sessionWarned';

/** Whether this browser was warned of the present token's end already; from now on it was. */
export function wasWarned(): boolean {
  const token = onDevice.readText('tokenSetTime') ?? '';
  if (onDevice.readText(KEY) === token) return true;
  onDevice.writeText(KEY, token);
  return false;
}
