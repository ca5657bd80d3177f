/** What the desk can be told of as it happens (docs/api.md, Events). */
export type DeskTopic = 'orders' | 'products' | 'stock' | 'rates' | 'customers' | 'messages';

/** What has changed, by ids. */
export interface DeskNews {
  added: string[];
  changed: string[];
  /** Whether there is more than is named: then anything may be other than it was. */
  more: boolean;
}

export const ANYTHING: DeskNews = { added: [], changed: [], more: true };

/** News as the server sends it, or as another tab passes it on; null where it is none. */
export function readNews(text: string): DeskNews | null {
  const { added, changed, more } = JSON.parse(text) as Partial<DeskNews>;
  return Array.isArray(added) && Array.isArray(changed) ? { added, changed, more: more === true } : null;
}
