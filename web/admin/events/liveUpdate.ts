/** Topics of live updates (docs/api.md, Events). */
export type LiveTopic = 'orders' | 'products' | 'stock' | 'rates' | 'customers' | 'messages';

/** Changed records, by id. */
export interface LiveUpdate {
  added: string[];
  changed: string[];
  /** True if the lists are incomplete, so that everything must be reloaded. */
  more: boolean;
}

export const RELOAD_ALL: LiveUpdate = { added: [], changed: [], more: true };

/** Parses an event from the server or another tab; null if it is invalid. */
export function parseLiveUpdate(text: string): LiveUpdate | null {
  const { added, changed, more } = JSON.parse(text) as Partial<LiveUpdate>;
  return Array.isArray(added) && Array.isArray(changed) ? { added, changed, more: more === true } : null;
}
