import { useState } from 'react';
import { useDraft } from './useDraft.ts';

export interface TextDraft {
  text: string;
  /** Time at which the restored text was typed, in ms. Null if nothing was restored. */
  restoredAt: number | null;
  write: (text: string) => void;
  /** Deletes the draft and resets the text. */
  reset: () => void;
}

/** Stores a text typed outside a form, by a name such as `order-note:42`, until it is saved or discarded. */
export function useTextDraft(name: string, initialText = ''): TextDraft {
  const { stored, store, clear } = useDraft<null, { text: string }>(name);
  const [text, setText] = useState(stored?.values.text ?? initialText);
  const [restoredAt, setRestoredAt] = useState(stored?.at ?? null);

  function reset() {
    clear();
    setText(initialText);
    setRestoredAt(null);
  }

  function write(newText: string) {
    if (newText === initialText) return reset();
    setText(newText);
    store(null, { text: newText });
  }

  return { text, restoredAt, write, reset };
}
