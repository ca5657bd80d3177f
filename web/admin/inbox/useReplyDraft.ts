import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Thread_ThreadFragment, useUpdateThreadDraftMutation } from './Inbox.generated.ts';

/** So long after the last letter what was written is kept, ms. */
const STILL_MS = 800;

/** What somebody writes of an answer; the server keeps it, so that it is there again on another day and machine. */
export function useKeptDraft({ id, myDraft }: Pick<Thread_ThreadFragment, 'id' | 'myDraft'>) {
  const [draft, setDraft] = useState(myDraft ?? '');
  const [save] = useUpdateThreadDraftMutation();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string | null>(null);

  const keep = useEffectEvent(() => {
    clearTimeout(waiting.current);
    const text = unsaved.current;
    unsaved.current = null;
    // What could not be kept is kept with the next letter.
    if (text !== null) void save({ variables: { input: { id, text } } }).catch(() => null);
  });

  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    draft,
    write: (text: string) => {
      setDraft(text);
      unsaved.current = text;
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => keep(), STILL_MS);
    },
    /** It was sent: the server has forgotten it as well. */
    forget: () => {
      clearTimeout(waiting.current);
      unsaved.current = null;
      setDraft('');
    },
  };
}
