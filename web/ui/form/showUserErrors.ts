import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export interface UserError {
  field?: string | null;
  message: string;
}

/** Puts each error on the field that it names and goes to the first; answers the messages that no field takes. */
export function showUserErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: readonly UserError[],
): string[] {
  const onFields = errors.filter(({ field }) => field && isFieldIn(form, field));
  onFields.forEach(({ field, message }, index) => {
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
  return errors.filter((error) => !onFields.includes(error)).map(({ message }) => message);
}

function isFieldIn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  field: string,
): boolean {
  return form.getValues(field as FieldPath<Values>) !== undefined;
}
