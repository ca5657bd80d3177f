const KEY = 'recordedLogin';

/** Whether this sign-in was told to the store already, by this tab or another; from now on it was. */
export function wasRecorded(sessionId: string): boolean {
  if (localStorage.getItem(KEY) === sessionId) return true;
  localStorage.setItem(KEY, sessionId);
  return false;
}
