import { createContext, useRef, useState } from 'react';

/** Photographs and a video on their way to the store; each tells whether it arrived. */
export interface Uploads {
  isSending: boolean;
  follow: (upload: Promise<boolean>) => void;
}

export const Uploads = createContext<Uploads>({ isSending: false, follow: () => undefined });

/** What is being sent while a piece is edited, and the wait for it before the piece is saved. */
export function useUploads() {
  const sent = useRef(new Set<Promise<boolean>>());
  const [isSending, setSending] = useState(false);
  const [isAwaited, setAwaited] = useState(false);

  function follow(upload: Promise<boolean>) {
    sent.current.add(upload);
    setSending(true);
    void upload.then(() => {
      sent.current.delete(upload);
      setSending(sent.current.size > 0);
    });
  }

  /** Whether all of it arrived, also of what is chosen meanwhile. */
  async function arrived(): Promise<boolean> {
    let isComplete = true;
    setAwaited(true);
    while (sent.current.size > 0) {
      const arrivals = await Promise.all(sent.current);
      isComplete &&= arrivals.every(Boolean);
    }
    setAwaited(false);
    return isComplete;
  }

  return { isSending, isAwaited, follow, arrived };
}
