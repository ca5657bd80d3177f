import { inTab } from '#web/ui/browser/storage.ts';

const memoryStorage = new Map<string, string>();

/** Returns the value stored in this tab under the key; null if there is none. */
export function readTab(key: string): unknown {
  const text = memoryStorage.get(key);
  return text === undefined ? inTab.read(key) : JSON.parse(text);
}

/** Stores the value until the tab is closed. Without storage it lasts until the page is closed. */
export function writeTab(key: string, value: object): void {
  if (!inTab.write(key, value)) memoryStorage.set(key, JSON.stringify(value));
}

export function removeTab(key: string): void {
  memoryStorage.delete(key);
  inTab.remove(key);
}
