import { useCallback, useMemo, useState } from 'react';
import { readDraft, removeDraft, storeDraft } from '#web/session/drafts.storage.ts';
import { readSavedViewer } from '#web/session/token/tokenStore.ts';

/** An unattached photo is deleted after a day, so a draft that refers to one must not live much longer. */
const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Unsaved input and the version of the record it is based on. */
interface StoredDraft<Base, Values> {
  /** Time of the last change, in ms. */
  at: number;
  base: Base;
  values: Values;
}

export interface Draft<Base, Values> {
  /** Draft stored when the screen was closed or reloaded. */
  stored: StoredDraft<Base, Values> | null;
  store: (base: Base, values: Values) => void;
  clear: () => void;
  /** Deletes the draft and starts again from the saved values. Changes `round`, which is used as the editor's key. */
  discard: () => void;
  resetCount: number;
}

/**
 * Stores unsaved input for a record, by a name such as `coupon:42`. The draft is stored in this browser for the account
 * that opened the screen. Nothing more is stored after another account signs in.
 */
export function useDraft<Base, Values>(name: string): Draft<Base, Values> {
  const [resetCount, setResetCount] = useState(0);
  const [owner] = useState(() => readSavedViewer()?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads the stored draft again.
  const storedDraft = useMemo(() => readStoredDraft<Base, Values>(owner, name), [owner, name, resetCount]);

  const store = useCallback(
    (base: Base, values: Values) => {
      if (owner !== undefined && readSavedViewer()?.id === owner)
        storeDraft(owner, name, { at: Date.now(), base, values });
    },
    [owner, name],
  );
  const clear = useCallback(() => {
    if (owner !== undefined) removeDraft(owner, name);
  }, [owner, name]);
  const discard = useCallback(() => {
    clear();
    setResetCount((current) => current + 1);
  }, [clear]);

  return useMemo(
    () => ({ stored: storedDraft, store, clear, discard, resetCount }),
    [storedDraft, store, clear, discard, resetCount],
  );
}

function readStoredDraft<Base, Values>(
  owner: string | undefined,
  name: string,
): StoredDraft<Base, Values> | null {
  const storedDraft = owner === undefined ? null : readDraft(owner, name);
  if (
    typeof storedDraft !== 'object' ||
    storedDraft === null ||
    !('at' in storedDraft) ||
    !('values' in storedDraft)
  )
    return null;
  return Date.now() - Number(storedDraft.at) < DRAFT_LIFETIME_MS
    ? (storedDraft as StoredDraft<Base, Values>)
    : null;
}
