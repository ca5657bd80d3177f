import { readSavedLogin } from '#web/session/token/tokenStore.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import type { ActivitySender } from './createActivitySender.ts';
import { getCurrentVisit, storeVisit } from './visit.storage.ts';

const KEY = 'recordedLogin';

/** Time in ms during which a sign-in counts as part of this visit. */
const RECENT_SIGN_IN_MS = 60_000;

/** Sends this visit and the sign-in that started it to the server, each only once. */
export function reportVisit(activitySender: ActivitySender, viewerId: string): void {
  const { storedFor, ...visit } = getCurrentVisit(viewerId);
  if (storedFor === null)
    // A failed request is retried on the next start.
    activitySender.visit(visit).then(
      () => storeVisit({ ...visit, storedFor: viewerId }),
      () => undefined,
    );

  const login = readSavedLogin();
  if (!login || Date.now() - login.loginTime > RECENT_SIGN_IN_MS || wasRecorded(login.sessionId)) return;
  activitySender
    .login({ sessionId: login.sessionId, loginTime: new Date(login.loginTime).toISOString() })
    .catch(() => undefined);
}

/** True if this or another tab has already reported the sign-in. Marks it as reported. */
function wasRecorded(sessionId: string): boolean {
  if (deviceStorage.readText(KEY) === sessionId) return true;
  deviceStorage.writeText(KEY, sessionId);
  return false;
}
