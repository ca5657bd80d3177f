import { inTab } from '#web/ui/browser/storage.ts';

const memory = new Map<string, string>();

/** What this tab keeps under the key until it is closed, or null. */
export function readTab(key: string): unknown {
  const text = memory.get(key);
  return text === undefined ? inTab.read(key) : JSON.parse(text);
}

/** Keeps the value over a reload; where the browser stores nothing, at least until the page is left. */
export function writeTab(key: string, value: object): void {
  if (!inTab.write(key, value)) memory.set(key, JSON.stringify(value));
}

export function forgetTab(key: string): void {
  memory.delete(key);
  inTab.remove(key);
}
