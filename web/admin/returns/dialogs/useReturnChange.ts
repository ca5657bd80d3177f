import { useState } from 'react';
import type { UserError } from '#web/ui/form/showUserErrors.ts';

export interface ReturnAnswer {
  return?: unknown;
  order?: unknown;
  errors: readonly (UserError & { code: string })[];
}

interface ReturnChange {
  /** The version of what is changed, as it is known now. */
  version: number;
  reload: () => Promise<unknown>;
}

/** That it has moved on under a dialog. */
export interface MovedOn {
  /** Takes it as it is now for the ground of what is being done. */
  goOn: () => void;
}

/**
 * A change of a return, or of its order's money, as it was read. Where somebody else changed it in the meantime nothing is
 * written until `goOn` takes the new one for its ground.
 */
export function useReturnChange({ version, reload }: ReturnChange) {
  const [seen, setSeen] = useState(version);
  const [isSending, setSending] = useState(false);

  /** Sends it with the version that was seen; answers what is wrong, or undefined where nothing is. */
  async function change(
    send: (version: number) => Promise<ReturnAnswer | null | undefined>,
  ): Promise<readonly UserError[] | undefined> {
    setSending(true);
    try {
      const answer = await send(seen);
      // What was changed by oneself is no surprise.
      if (answer?.return || answer?.order) return undefined;
      const errors = answer?.errors ?? [];
      const isStale = errors.some(({ code }) => code === 'CONFLICT');
      if (isStale) await reload();
      setSending(false);
      return isStale ? errors.map(({ message }) => ({ message })) : errors;
    } catch (error) {
      setSending(false);
      throw error;
    }
  }

  const movedOn: MovedOn | null = !isSending && version !== seen ? { goOn: () => setSeen(version) } : null;
  return { change, movedOn };
}
