import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Thread_ThreadFragment, useUpdateThreadDraftMutation } from './Inbox.generated.ts';

/** Delay after the last keystroke before the draft is saved, in ms. */
const SAVE_DELAY_MS = 800;

/** Draft of a reply, stored on the server so that it is available on any device. */
export function useReplyDraft({ id, myDraft }: Pick<Thread_ThreadFragment, 'id' | 'myDraft'>) {
  const [draft, setDraft] = useState(myDraft ?? '');
  const [save] = useUpdateThreadDraftMutation();
  const saveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsavedText = useRef<string | null>(null);

  const saveDraft = useEffectEvent(() => {
    clearTimeout(saveTimer.current);
    const text = unsavedText.current;
    unsavedText.current = null;
    // A failed save is retried with the next change.
    if (text !== null) void save({ variables: { input: { id, text } } }).catch(() => null);
  });

  useEffect(() => {
    const saveOnLeave = () => saveDraft();
    window.addEventListener('pagehide', saveOnLeave);
    return () => {
      window.removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);

  return {
    draft,
    write: (text: string) => {
      setDraft(text);
      unsavedText.current = text;
      clearTimeout(saveTimer.current);
      saveTimer.current = setTimeout(() => saveDraft(), SAVE_DELAY_MS);
    },
    /** The server deletes the draft when the reply is sent. */
    clear: () => {
      clearTimeout(saveTimer.current);
      unsavedText.current = null;
      setDraft('');
    },
  };
}
