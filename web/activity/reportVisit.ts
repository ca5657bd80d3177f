import { savedLogin } from '#web/session/token/tokenStore.ts';
import { onDevice } from '#web/ui/browser/storage.ts';
import type { SendActivity } from './sendActivity.ts';
import { keepVisit, toVisit } from './visit.storage.ts';

const KEY = 'recordedLogin';

/** How long after it, in ms, a sign-in still counts as one that just happened. */
const JUST_NOW = 60_000;

/** Tells the store of this visit, and of the sign-in that it began with, each once. */
export function tellVisit(send: SendActivity, viewerId: string): void {
  const { storedFor, ...visit } = toVisit(viewerId);
  if (storedFor === null)
    // One that does not arrive is told at the next start.
    send.visit(visit).then(
      () => keepVisit({ ...visit, storedFor: viewerId }),
      () => undefined,
    );

  const login = savedLogin();
  if (!login || Date.now() - login.loginTime > JUST_NOW || wasRecorded(login.sessionId)) return;
  send
    .login({ sessionId: login.sessionId, loginTime: new Date(login.loginTime).toISOString() })
    .catch(() => undefined);
}

/** Whether this sign-in was told to the store already, by this tab or another; from now on it was. */
function wasRecorded(sessionId: string): boolean {
  if (onDevice.readText(KEY) === sessionId) return true;
  onDevice.writeText(KEY, sessionId);
  return false;
}
