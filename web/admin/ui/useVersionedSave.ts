import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';

type CodedError = UserError & { code: string };

export interface VersionedSave<Row, Values, Output> {
  /** The version that was read when the editor opened; nothing for what is new. */
  version: number | undefined;
  valuesOf(row: Row): Values;
  /** Saves over a version; answers the row as it is then, or what is wrong. */
  write(
    input: Output,
    over: number | undefined,
  ): Promise<{ row?: Row | null; errors?: readonly CodedError[] }>;
  /** What somebody else saved meanwhile. */
  read(): Promise<Row | null | undefined>;
  onSaved(row: Row): void | Promise<void>;
  /** Said when a save fails for a reason that the server does not tell. */
  failed: string;
}

/** Saves a form over the version that was read. Where somebody else was faster, `theirs` is what they saved. */
export function useVersionedSave<
  Row extends { version: number },
  Values extends FieldValues,
  Output extends FieldValues,
>(
  form: UseFormReturn<Values, unknown, Output>,
  { version: first, valuesOf, write, read, onSaved, failed }: VersionedSave<Row, Values, Output>,
) {
  const [version, setVersion] = useState(first);
  const [theirs, setTheirs] = useState<Row | null>(null);

  async function save(input: Output, over: number | undefined) {
    const { row, errors = [] } = await write(input, over);
    if (row) {
      takeOver(row);
      await onSaved(row);
      return undefined;
    }
    if (over === undefined || !errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const other = (await read()) ?? null;
    setTheirs(other);
    return other ? undefined : errors;
  }

  function takeOver(row: Row) {
    setVersion(row.version);
    setTheirs(null);
    form.reset(valuesOf(row));
  }

  const sending = useFormSend(form, (input) => save(input, version), failed);
  const overwriting = useFormSend(form, (input) => save(input, theirs?.version ?? version), failed);

  return {
    theirs,
    submit: sending.submit,
    problem: sending.problem ?? overwriting.problem,
    /** Saves what was typed over the other version. */
    overwrite: () => {
      setTheirs(null);
      void overwriting.submit();
    },
    takeTheirs: () => theirs && takeOver(theirs),
    decideLater: () => setTheirs(null),
  };
}
