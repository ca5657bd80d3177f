import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import type { Viewer } from './tokenStore.ts';
import { useSession } from './useSession.ts';

interface SignInAnswer {
  user?: Viewer | null;
  token?: string | null;
  errors: readonly UserError[];
}

/** Sends a form that opens a session. */
export function useSignInForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<SignInAnswer | undefined>,
  failed: string,
) {
  const { signedIn } = useSession();
  return useFormSend(
    form,
    async (input) => {
      const answer = await send(input);
      return answer && signedIn(answer) ? undefined : (answer?.errors ?? []);
    },
    failed,
  );
}
