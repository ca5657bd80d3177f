import { useState } from 'react';
import { useDraft } from './useDraft.ts';

export interface TextDraft {
  text: string;
  /** When the restored words were typed, in ms; null where nothing was restored. */
  restoredAt: number | null;
  write: (text: string) => void;
  /** Forgets what was typed, and begins anew. */
  reset: () => void;
}

/** A text that is typed outside of a form, kept by its name such as `order-note:42` until it is saved or given up. */
export function useTextDraft(name: string, given = ''): TextDraft {
  const { found, keep, forget } = useDraft<null, { text: string }>(name);
  const [text, setText] = useState(found?.values.text ?? given);
  const [restoredAt, setRestoredAt] = useState(found?.at ?? null);

  function reset() {
    forget();
    setText(given);
    setRestoredAt(null);
  }

  function write(next: string) {
    if (next === given) return reset();
    setText(next);
    keep(null, { text: next });
  }

  return { text, restoredAt, write, reset };
}
