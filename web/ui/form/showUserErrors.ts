import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

export interface UserError {
  field?: string | null;
  message: string;
  /** Values of the message by name. */
  params?: unknown;
}

/** Shows each error at its field and focuses the first one. Returns the errors without a field. */
export function showUserErrors<Values extends FieldValues, Output, ErrorType extends UserError>(
  form: UseFormReturn<Values, unknown, Output>,
  errors: readonly ErrorType[],
): ErrorType[] {
  const fieldErrors = errors.filter(({ field }) => field && isFieldIn(form, field));
  fieldErrors.forEach(({ field, message }, index) => {
    form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
  return errors.filter((error) => !fieldErrors.includes(error));
}

function isFieldIn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  field: string,
): boolean {
  return form.getValues(field as FieldPath<Values>) !== undefined;
}
