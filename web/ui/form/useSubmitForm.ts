import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { getProblemText, type Problem } from '#web/locale/problemText.ts';
import { getServerProblem } from './serverMessage.ts';
import { showUserErrors, type UserError } from './showUserErrors.ts';
import { useUnsavedWork } from './unsavedWork.ts';

const FAILED = 'failed';

/**
 * Submits a form. `send` returns the problems, or undefined if there are none. Each problem is shown at its field, or
 * returned as `problem` if it concerns the entire form.
 */
export function useSubmitForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<readonly UserError[] | undefined>,
  failureText: string,
) {
  // Stored as data, so that the text is translated again when the language changes.
  const [problem, setProblem] = useState<Problem | typeof FAILED | null>(null);
  useUnsavedWork(form.formState.isDirty);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const errors = await send(input);
      if (!errors) return;
      const [formProblem] = showUserErrors(form, errors);
      setProblem((formProblem as Problem | undefined) ?? (errors.length > 0 ? null : FAILED));
    } catch (error) {
      setProblem(getServerProblem(error) ?? FAILED);
    }
  });

  return { submit, problem: problem === FAILED ? failureText : problem && getProblemText(problem) };
}
