import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Draft } from './useDraft.ts';

/**
 * Lays what was left behind over a form that begins with the draft's base, keeps what is typed, and forgets it once the
 * form is clean again. Answers when the restored work was typed, as long as it is unsaved, in ms.
 */
export function useFormDraft<Base, Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { found, keep, forget }: Draft<Base, Values>,
  base: Base,
): number | null {
  const [restoredAt, setRestoredAt] = useState(found?.at ?? null);
  const latest = useRef(base);
  latest.current = base;
  const wasDirty = useRef(false);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (found) lay(form, found.values);
  }, [form, found]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          if (JSON.stringify(values) !== JSON.stringify(defaultValues)) keep(latest.current, values);
        },
      }),
    [form, keep],
  );

  useEffect(() => {
    if (isDirty) wasDirty.current = true;
    else if (wasDirty.current) {
      wasDirty.current = false;
      setRestoredAt(null);
      forget();
    }
  }, [isDirty, forget]);

  return restoredAt;
}

/** Lays values over the form's, so that only those that differ count as changed. */
export function lay<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  values: Values,
): void {
  const known = form.getValues();
  for (const field of Object.keys(values) as Path<Values>[])
    if (field in known)
      form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
}
