import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './useDraft.ts';
import { useFormDraft } from './useFormDraft.ts';

export interface NewDraft {
  /** When the restored work was typed, in ms; null where nothing was restored. */
  restoredAt: number | null;
  forget: () => void;
  /** Forgets it and empties the form. */
  discard: () => void;
}

/** Keeps what is typed into a form of something new, by its name such as `note:42`, until the form is clean again. */
export function useNewDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): NewDraft {
  const draft = useDraft<null, Values>(name);
  const restoredAt = useFormDraft(form, draft, null);
  const { forget } = draft;
  return {
    restoredAt,
    forget,
    discard: () => {
      forget();
      form.reset();
    },
  };
}
