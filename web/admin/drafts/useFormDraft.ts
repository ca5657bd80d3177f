import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Draft } from './useDraft.ts';

/**
 * Applies a stored draft to a form that starts with the draft's base, stores further input, and deletes the draft
 * once the form is clean. Returns the time at which the restored input was typed, in ms, while it is unsaved.
 */
export function useFormDraft<Base, Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { stored, store, clear }: Draft<Base, Values>,
  base: Base,
): number | null {
  const [restoredAt, setRestoredAt] = useState(stored?.at ?? null);
  const latestBase = useRef(base);
  latestBase.current = base;
  const wasDirty = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (stored) applyValues(form, stored.values);
  }, [form, stored]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          if (JSON.stringify(values) !== JSON.stringify(defaultValues)) store(latestBase.current, values);
        },
      }),
    [form, store],
  );

  useEffect(() => {
    if (isDirty) wasDirty.current = true;
    else if (wasDirty.current) {
      wasDirty.current = false;
      setRestoredAt(null);
      clear();
    }
  }, [isDirty, clear]);

  return restoredAt;
}

/** Sets form values. Only values that differ from the form's default values count as changed. */
export function applyValues<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Values,
): void {
  const currentValues = form.getValues();
  for (const field of Object.keys(values) as Path<Values>[])
    if (field in currentValues)
      form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
}
