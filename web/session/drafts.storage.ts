import { onDevice } from '#web/ui/browser/storage.ts';

const PREFIX = 'draft:';

/** What this browser keeps for the account under a name, or null. */
export function readDraft(owner: string, name: string): unknown {
  return onDevice.read(toKey(owner, name));
}

/** Keeps what is not saved yet. Where the browser has no room left, only the screen has it. */
export function keepDraft(owner: string, name: string, draft: object): void {
  if (!onDevice.write(toKey(owner, name), draft)) forgetDraft(owner, name);
}

export function forgetDraft(owner: string, name: string): void {
  onDevice.remove(toKey(owner, name));
}

/** Calls back with the draft that another tab of this browser forgot. Returns the function that stops it. */
export function onDraftForgottenElsewhere(
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

/** Forgets the drafts of everybody but the one who is given. */
export function forgetDrafts(but?: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && (!but || !key.startsWith(toKey(but, '')))) onDevice.remove(key);
}

function toKey(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}
