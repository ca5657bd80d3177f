import { deviceStorage } from '#web/ui/browser/storage.ts';

const PREFIX = 'draft:';

/** Returns the draft stored for the account under this name; null if there is none. */
export function readDraft(owner: string, name: string): unknown {
  return deviceStorage.read(toKey(owner, name));
}

/** Stores unsaved work. If the browser's storage is full, the work exists only on the screen. */
export function storeDraft(owner: string, name: string, draft: object): void {
  if (!deviceStorage.write(toKey(owner, name), draft)) removeDraft(owner, name);
}

export function removeDraft(owner: string, name: string): void {
  deviceStorage.remove(toKey(owner, name));
}

/** Calls `callback` with a draft that another tab has deleted. Returns a function that unsubscribes. */
export function onDraftRemovedInOtherTab(
  owner: string,
  name: string,
  callback: (draft: unknown) => void,
): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === toKey(owner, name) && newValue === null && oldValue !== null) callback(JSON.parse(oldValue));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Deletes the drafts of all accounts except the given one. */
export function removeDrafts(excludedOwner?: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && (!excludedOwner || !key.startsWith(toKey(excludedOwner, ''))))
      deviceStorage.remove(key);
}

function toKey(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}
