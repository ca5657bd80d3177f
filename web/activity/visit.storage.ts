import { tabStorage } from '#web/ui/browser/storage.ts';

const KEY = 'visit';

export interface Visit {
  sessionId: string;
  /** ISO 8601. */
  startTime: string;
  /** Id of the account for which the visit was sent to the server; null if it has not been sent. */
  storedFor: string | null;
}

/** Returns this tab's visit, which lasts until the tab is closed. A different account starts a new visit. */
export function getCurrentVisit(viewerId: string): Visit {
  const visit = readVisit();
  return visit && [null, viewerId].includes(visit.storedFor) ? visit : createVisit();
}

/** Without session storage, a reload starts a new visit. */
export function storeVisit(visit: Visit): void {
  tabStorage.write(KEY, visit);
}

function createVisit(): Visit {
  const now = Date.now();
  const sessionId = `${now.toString(36)}${Math.random().toString(36).slice(2, 10)}`;
  const visit = { sessionId, startTime: new Date(now).toISOString(), storedFor: null };
  storeVisit(visit);
  return visit;
}

function readVisit(): Visit | null {
  const { sessionId, startTime, storedFor } = tabStorage.readRecord(KEY) ?? {};
  if (typeof sessionId !== 'string' || typeof startTime !== 'string') return null;
  return storedFor === null || typeof storedFor === 'string' ? { sessionId, startTime, storedFor } : null;
}
