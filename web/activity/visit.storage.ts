import { inTab } from '#web/ui/browser/storage.ts';

const KEY = 'visit';

export interface Visit {
  sessionId: string;
  /** ISO 8601. */
  startTime: string;
  /** The account that it was stored for; null while it was for none. */
  storedFor: string | null;
}

/** The visit of this tab, which lasts until the tab is closed; another account's is another visit. */
export function toVisit(viewerId: string): Visit {
  const visit = readVisit();
  return visit && [null, viewerId].includes(visit.storedFor) ? visit : newVisit();
}

/** Without storage a reload is another visit. */
export function keepVisit(visit: Visit): void {
  inTab.write(KEY, visit);
}

function newVisit(): Visit {
  const now = Date.now();
  const sessionId = `${now.toString(36)}${Math.random().toString(36).slice(2, 10)}`;
  const visit = { sessionId, startTime: new Date(now).toISOString(), storedFor: null };
  keepVisit(visit);
  return visit;
}

function readVisit(): Visit | null {
  const { sessionId, startTime, storedFor } = inTab.readRecord(KEY) ?? {};
  if (typeof sessionId !== 'string' || typeof startTime !== 'string') return null;
  return storedFor === null || typeof storedFor === 'string' ? { sessionId, startTime, storedFor } : null;
}
