const KEY = 'recentlyViewed';
export const MAX_VIEWED = 20;

/** Ids of the pieces this browser looked at, the newest first. */
export function readViewed(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string').slice(0, MAX_VIEWED) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: string): void {
  const others = readViewed().filter((each) => each !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MAX_VIEWED)));
  } catch {
    // Without storage nothing is remembered, and nothing else is lost.
  }
}
