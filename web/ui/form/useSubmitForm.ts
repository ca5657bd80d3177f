import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemText, type ToldProblem } from '#web/locale/problemText.ts';
import { serverProblem } from './serverMessage.ts';
import { showUserErrors, type UserError } from './showUserErrors.ts';
import { useUnsavedWork } from './unsavedWork.ts';

const FAILED = 'failed';

/**
 * Sends a form; `send` answers what is wrong, or undefined when nothing is. What is wrong goes to its field, or into
 * `problem` for the form as a whole.
 */
export function useFormSend<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<readonly UserError[] | undefined>,
  failed: string,
) {
  // As data: what is shown follows a change of language.
  const [problem, setProblem] = useState<ToldProblem | typeof FAILED | null>(null);
  useUnsavedWork(form.formState.isDirty);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const errors = await send(input);
      if (!errors) return;
      const [rest] = showUserErrors(form, errors);
      setProblem((rest as ToldProblem | undefined) ?? (errors.length > 0 ? null : FAILED));
    } catch (error) {
      setProblem(serverProblem(error) ?? FAILED);
    }
  });

  return { submit, problem: problem === FAILED ? failed : problem && problemText(problem) };
}
