import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './useDraft.ts';
import { useFormDraft } from './useFormDraft.ts';

export interface NewDraft {
  /** Time at which the restored input was typed, in ms. Null if nothing was restored. */
  restoredAt: number | null;
  clear: () => void;
  /** Deletes the draft and clears the form. */
  discard: () => void;
}

/** Stores input of a form for a new record, by a name such as `note:42`, until the form is clean again. */
export function useNewDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): NewDraft {
  const draft = useDraft<null, Values>(name);
  const restoredAt = useFormDraft(form, draft, null);
  const { clear } = draft;
  return {
    restoredAt,
    clear,
    discard: () => {
      clear();
      form.reset();
    },
  };
}
