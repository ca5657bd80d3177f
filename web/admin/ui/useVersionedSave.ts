import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { lay } from '../drafts/useFormDraft.ts';
import { mergedValues } from './mergedValues.ts';

type CodedError = UserError & { code: string };

export interface VersionedSave<Row, Values, Output> {
  /** The row as it was read when the editor opened; null for what is new. */
  read: Row | null;
  toValues(row: Row): Values;
  /** Saves over a version; answers the row as it is then, or what is wrong. */
  write(
    input: Output,
    over: number | undefined,
  ): Promise<{ row?: Row | null; errors?: readonly CodedError[] }>;
  /** What somebody else saved meanwhile. */
  readAnew(): Promise<Row | null | undefined>;
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
  { read, toValues, write, readAnew, onSaved, failed }: VersionedSave<Row, Values, Output>,
) {
  /** What is typed is laid over this row. */
  const [base, setBase] = useState(read);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const version = useRef(read?.version);

  const { submit, problem } = useFormSend(form, save, failed);

  async function save(input: Output) {
    const over = version.current;
    const { row, errors = [] } = await write(input, over);
    if (row) {
      takeOver(row);
      await onSaved(row);
      return undefined;
    }
    if (over === undefined || !errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const other = (await readAnew()) ?? null;
    setTheirs(other);
    return other ? undefined : errors;
  }

  function takeOver(row: Row) {
    version.current = row.version;
    setBase(row);
    setTheirs(null);
    form.reset(toValues(row));
  }

  /** Saves what was typed over the other version, which keeps whatever was not touched here. */
  function saveMine() {
    if (!base || !theirs) return;
    const values = mergedValues(toValues(base), form.getValues(), toValues(theirs));
    takeOver(theirs);
    lay(form, values);
    void submit();
  }

  return {
    base,
    theirs,
    submit,
    problem,
    saveMine,
    takeTheirs: () => theirs && takeOver(theirs),
    decideLater: () => setTheirs(null),
  };
}
