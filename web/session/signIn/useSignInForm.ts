import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useSession } from '../useSession.ts';
import type { Viewer_UserFragment } from '../Viewer.generated.ts';

interface SignInAnswer {
  user?: Viewer_UserFragment | null;
  token?: string | null;
  errors: readonly (UserError & { code?: string })[];
}

/** Sends a form that opens a session. `onCodeNeeded` hears when the account asks for a code as well. */
export function useSignInForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<SignInAnswer | undefined>,
  failed: string,
  onCodeNeeded?: () => void,
) {
  const { signedIn } = useSession();
  return useFormSend(
    form,
    async (input) => {
      const answer = await send(input);
      if (answer && signedIn(answer)) return undefined;
      const errors = answer?.errors ?? [];
      if (!onCodeNeeded || !errors.some(({ code }) => code === 'TWO_FACTOR_REQUIRED')) return errors;
      onCodeNeeded();
      return undefined;
    },
    failed,
  );
}
