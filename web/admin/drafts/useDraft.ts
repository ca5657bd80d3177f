import { useCallback, useMemo, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#web/session/drafts.storage.ts';
import { savedViewer } from '#web/session/token/tokenStore.ts';

/** A photograph that is on nothing yet is removed after a day; a draft that names one must not outlive it by much. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** What was typed and not saved, over the version of the record that was read for it. */
interface KeptWork<Base, Values> {
  /** When it was typed last, in ms. */
  at: number;
  base: Base;
  values: Values;
}

export interface Draft<Base, Values> {
  /** What was left behind when the screen was closed or loaded anew. */
  found: KeptWork<Base, Values> | null;
  keep: (base: Base, values: Values) => void;
  forget: () => void;
  /** Forgets it and begins anew with what is saved: `round` is another one then, a key for the editor. */
  discard: () => void;
  round: number;
}

/**
 * The unsaved work on a record, by its name such as `coupon:42`. This browser keeps it for the account that opened the screen,
 * and stops once another account signs in.
 */
export function useDraft<Base, Values>(name: string): Draft<Base, Values> {
  const [round, setRound] = useState(0);
  const [owner] = useState(() => savedViewer()?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks anew.
  const found = useMemo(() => read<Base, Values>(owner, name), [owner, name, round]);

  const keep = useCallback(
    (base: Base, values: Values) => {
      if (owner !== undefined && savedViewer()?.id === owner)
        keepDraft(owner, name, { at: Date.now(), base, values });
    },
    [owner, name],
  );
  const forget = useCallback(() => {
    if (owner !== undefined) forgetDraft(owner, name);
  }, [owner, name]);
  const discard = useCallback(() => {
    forget();
    setRound((now) => now + 1);
  }, [forget]);

  return useMemo(() => ({ found, keep, forget, discard, round }), [found, keep, forget, discard, round]);
}

function read<Base, Values>(owner: string | undefined, name: string): KeptWork<Base, Values> | null {
  const kept = owner === undefined ? null : readDraft(owner, name);
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('values' in kept)) return null;
  return Date.now() - Number(kept.at) < LIFETIME ? (kept as KeptWork<Base, Values>) : null;
}
