import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { serverMessage } from './serverMessage.ts';
import { showUserErrors, type UserError } from './showUserErrors.ts';
import { useUnsavedWork } from './unsavedWork.ts';

/**
 * Sends a form; `send` answers what is wrong, or undefined when nothing is. What is wrong goes to its field, or into
 * `problem` for the form as a whole.
 */
export function useFormSend<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<readonly UserError[] | undefined>,
  failed: string,
) {
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedWork(form.formState.isDirty);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const errors = await send(input);
      if (!errors) return;
      const rest = showUserErrors(form, errors);
      setProblem(rest[0] ?? (errors.length > 0 ? null : failed));
    } catch (error) {
      setProblem(serverMessage(error) ?? failed);
    }
  });

  return { submit, problem };
}
