import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'recordedLogin';

/** Whether this sign-in was told to the store already, by this tab or another; from now on it was. */
export function wasRecorded(sessionId: string): boolean {
  if (onDevice.readText(KEY) === sessionId) return true;
  onDevice.writeText(KEY, sessionId);
  return false;
}
