import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { applyValues } from '../drafts/useFormDraft.ts';
import { mergeValues } from './mergeValues.ts';

type CodedError = UserError & { code: string };

export interface VersionedSave<Row, Values, Output> {
  /** Row as loaded when the editor opened; null for a new one. */
  initialRow: Row | null;
  toValues(row: Row): Values;
  /** Saves the values over `baseVersion`. Resolves to the new row or the errors. */
  saveRow(
    input: Output,
    baseVersion: number | undefined,
  ): Promise<{ row?: Row | null; errors?: readonly CodedError[] }>;
  /** Loads the version that a colleague saved in the meantime. */
  loadLatest(): Promise<Row | null | undefined>;
  onSaved(row: Row): void | Promise<void>;
  /** Message for a failure without a reason from the server. */
  failureText: string;
}

/** Saves a form over the version that was loaded. After a conflict, `latest` is the colleague's version. */
export function useVersionedSave<
  Row extends { version: number },
  Values extends FieldValues,
  Output extends FieldValues,
>(
  form: UseFormReturn<Values, unknown, Output>,
  { initialRow, toValues, saveRow, loadLatest, onSaved, failureText }: VersionedSave<Row, Values, Output>,
) {
  /** Row on which the typed values are based. */
  const [baseRow, setBaseRow] = useState(initialRow);
  const [latest, setLatest] = useState<Row | null>(null);
  const version = useRef(initialRow?.version);

  const { submit, problem } = useSubmitForm(form, save, failureText);

  async function save(input: Output) {
    const baseVersion = version.current;
    const { row, errors = [] } = await saveRow(input, baseVersion);
    if (row) {
      rebase(row);
      await onSaved(row);
      return undefined;
    }
    if (baseVersion === undefined || !errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const latestRow = (await loadLatest()) ?? null;
    setLatest(latestRow);
    return latestRow ? undefined : errors;
  }

  function rebase(row: Row) {
    version.current = row.version;
    setBaseRow(row);
    setLatest(null);
    form.reset(toValues(row));
  }

  /** Saves the edited fields over the colleague's version and keeps its values in all other fields. */
  function saveEdited() {
    if (!baseRow || !latest) return;
    const values = mergeValues(toValues(baseRow), form.getValues(), toValues(latest));
    rebase(latest);
    applyValues(form, values);
    void submit();
  }

  return {
    base: baseRow,
    latest,
    submit,
    problem,
    saveEdited,
    acceptLatest: () => latest && rebase(latest),
    decideLater: () => setLatest(null),
  };
}
