const KEY = 'visit';

export interface Visit {
  sessionId: string;
  /** ISO 8601. */
  startTime: string;
  /** The account that it was stored for; null while it was for none. */
  storedFor: string | null;
}

/** The visit of this tab, which lasts until the tab is closed; another account's is another visit. */
export function visitOf(viewerId: string): Visit {
  const visit = readVisit();
  return visit && [null, viewerId].includes(visit.storedFor) ? visit : newVisit();
}

export function keepVisit(visit: Visit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Without storage a reload is another visit.
  }
}

function newVisit(): Visit {
  const now = Date.now();
  const sessionId = `${now.toString(36)}${Math.random().toString(36).slice(2, 10)}`;
  const visit = { sessionId, startTime: new Date(now).toISOString(), storedFor: null };
  keepVisit(visit);
  return visit;
}

function readVisit(): Visit | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof saved?.sessionId === 'string' && typeof saved.startTime === 'string' ? saved : null;
  } catch {
    return null;
  }
}
