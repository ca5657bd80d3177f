import { useState } from 'react';
import { readAgain } from '#web/api/readAgain.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';

export interface ChangeAnswer {
  errors: readonly (UserError & { code: string })[];
}

/** That what is changed has moved on under a dialog. */
export interface MovedOn<Read> {
  /** As the dialog was opened with. */
  seen: Read;
  /** Takes it as it is now for the ground of what is being done. */
  goOn: () => void;
}

interface Change<Read> {
  now: Read;
  /** What the change begins with, where that is not the present one. */
  read?: Read;
  reload: () => Promise<unknown>;
}

/**
 * A change of something as it was read. Where somebody else changed it in the meantime, which a save or a fresh look
 * tells, nothing is written until `goOn` takes the new one for its ground.
 */
export function useChange<Read extends { version: number }>({ now, read = now, reload }: Change<Read>) {
  const [seen, setSeen] = useState(read);
  const [isSending, setSending] = useState(false);

  /** Sends it with the version that was seen; answers what is wrong, or undefined where nothing is. */
  async function change(
    send: (version: number) => Promise<ChangeAnswer | null | undefined>,
  ): Promise<readonly UserError[] | undefined> {
    setSending(true);
    try {
      const answer = await send(seen.version);
      // What was changed by oneself is no surprise: it is sent until the dialog is closed.
      if (answer?.errors.length === 0) return undefined;
      const errors = answer?.errors ?? [];
      const isStale = errors.some(({ code }) => code === 'CONFLICT');
      if (isStale) await readAgain(reload());
      setSending(false);
      return isStale ? errors.map(({ message }) => ({ message })) : errors;
    } catch (error) {
      setSending(false);
      throw error;
    }
  }

  const hasMoved = !isSending && now.version !== seen.version;
  const movedOn: MovedOn<Read> | null = hasMoved ? { seen, goOn: () => setSeen(now) } : null;
  return { change, seen, movedOn };
}
