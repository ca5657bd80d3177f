import { tabStorage } from '#web/ui/browser/storage.ts';

const memoryStorage = new Map<string, string>();

/** Returns the value stored in this tab under the key; null if there is none. */
export function readTabItem(key: string): unknown {
  const text = memoryStorage.get(key);
  return text === undefined ? tabStorage.read(key) : JSON.parse(text);
}

/** Stores the value until the tab is closed. Without storage it lasts until the page is closed. */
export function writeTabItem(key: string, value: object): void {
  if (!tabStorage.write(key, value)) memoryStorage.set(key, JSON.stringify(value));
}

export function removeTabItem(key: string): void {
  memoryStorage.delete(key);
  tabStorage.remove(key);
}
