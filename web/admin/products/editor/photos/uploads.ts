import { createContext, useRef, useState } from 'react';

/** Running uploads; each resolves to true on success. */
export interface Uploads {
  isSending: boolean;
  track: (upload: Promise<boolean>) => void;
}

export const Uploads = createContext<Uploads>({ isSending: false, track: () => undefined });

/** Tracks the uploads of the editor, which saving waits for. */
export function useUploads() {
  const sent = useRef(new Set<Promise<boolean>>());
  const [isSending, setSending] = useState(false);
  const [isWaiting, setAwaited] = useState(false);

  function track(upload: Promise<boolean>) {
    sent.current.add(upload);
    setSending(true);
    void upload.then(() => {
      sent.current.delete(upload);
      setSending(sent.current.size > 0);
    });
  }

  /** Resolves to true if all uploads succeeded, including those started meanwhile. */
  async function waitForUploads(): Promise<boolean> {
    let isComplete = true;
    setAwaited(true);
    while (sent.current.size > 0) {
      const arrivals = await Promise.all(sent.current);
      isComplete &&= arrivals.every(Boolean);
    }
    setAwaited(false);
    return isComplete;
  }

  return { isSending, isWaiting, track, waitForUploads };
}
