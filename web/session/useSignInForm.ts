import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { serverMessage } from './serverMessage.ts';
import type { Viewer } from './tokenStore.ts';
import { useSession } from './useSession.ts';

interface SignInAnswer {
  user: Viewer | null;
  token: string | null;
  errors: readonly { field: string | null; message: string }[];
}

/** Sends a form that opens a session. What is wrong goes to its field, or into `problem` for the form as a whole. */
export function useSignInForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<SignInAnswer | undefined>,
  failed: string,
) {
  const { signedIn } = useSession();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = form.handleSubmit(async (input) => {
    setProblem(null);
    try {
      const answer = await send(input);
      if (answer && signedIn(answer)) return;
      const errors = answer?.errors ?? [];
      const rest = showUserErrors(form, errors);
      setProblem(rest[0] ?? (errors.length > 0 ? null : failed));
    } catch (error) {
      setProblem(serverMessage(error) ?? failed);
    }
  });

  return { submit, problem };
}
