import { createContext, useRef, useState } from 'react';

/** Running uploads; each resolves to true on success. */
export interface Uploads {
  isSending: boolean;
  track: (upload: Promise<boolean>) => void;
}

export const Uploads = createContext<Uploads>({ isSending: false, track: () => undefined });

/** Tracks the editor's uploads, because saving must wait for them. */
export function useUploads() {
  const runningUploads = useRef(new Set<Promise<boolean>>());
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  function track(upload: Promise<boolean>) {
    runningUploads.current.add(upload);
    setSending(true);
    void upload.then(() => {
      runningUploads.current.delete(upload);
      setSending(runningUploads.current.size > 0);
    });
  }

  /** Resolves to true if all uploads succeeded, including uploads started in the meantime. */
  async function waitForUploads(): Promise<boolean> {
    let isComplete = true;
    setWaiting(true);
    while (runningUploads.current.size > 0) {
      const results = await Promise.all(runningUploads.current);
      isComplete &&= results.every(Boolean);
    }
    setWaiting(false);
    return isComplete;
  }

  return { isSending, isWaiting, track, waitForUploads };
}
