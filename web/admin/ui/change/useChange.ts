import { useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';

export interface ChangeResult {
  errors: readonly (UserError & { code: string })[];
}

/** Conflict with a change that was made to a record while its dialog was open. */
export interface Conflict<Read> {
  /** Record as it was when the dialog opened. */
  base: Read;
  /** Rebases the change on the current record. */
  rebase: () => void;
}

interface Change<Read> {
  current: Read;
  /** Record on which the change is based, if it is not the current record. */
  initial?: Read;
  reload: () => Promise<unknown>;
}

/**
 * Changes a record based on its loaded version. If a conflict or a refetch shows that a colleague has changed the
 * record, nothing is written until `rebase` is called.
 */
export function useChange<Read extends { version: number }>({
  current,
  initial = current,
  reload,
}: Change<Read>) {
  const [baseRecord, setBaseRecord] = useState(initial);
  const [isSending, setSending] = useState(false);

  /** Sends the change with the loaded version. Resolves to the problems, or undefined on success. */
  async function change(
    send: (version: number) => Promise<ChangeResult | null | undefined>,
  ): Promise<readonly UserError[] | undefined> {
    setSending(true);
    try {
      const result = await send(baseRecord.version);
      // The viewer's own change is not a conflict; `isSending` stays true until the dialog closes.
      if (result?.errors.length === 0) return undefined;
      const errors = result?.errors ?? [];
      const isStale = errors.some(({ code }) => code === 'CONFLICT');
      if (isStale) await settleReads(reload());
      setSending(false);
      return isStale ? errors.map(({ message }) => ({ message })) : errors;
    } catch (error) {
      setSending(false);
      throw error;
    }
  }

  const isOutdated = !isSending && current.version !== baseRecord.version;
  const conflict: Conflict<Read> | null = isOutdated
    ? { base: baseRecord, rebase: () => setBaseRecord(current) }
    : null;
  return { change, base: baseRecord, conflict };
}
