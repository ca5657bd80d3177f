import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useSession } from '../useSession.ts';
import type { Viewer_UserFragment } from '../Viewer.generated.ts';

interface SignInPayload {
  user?: Viewer_UserFragment | null;
  token?: string | null;
  errors: readonly (UserError & { code?: string })[];
}

/** Submits a form that opens a session. Calls `onCodeNeeded` if the account requires a second factor. */
export function useSignInForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  send: (input: Output) => Promise<SignInPayload | undefined>,
  failureText: string,
  onCodeNeeded?: () => void,
) {
  const { startSession } = useSession();
  return useSubmitForm(
    form,
    async (input) => {
      const payload = await send(input);
      if (payload && startSession(payload)) return undefined;
      const errors = payload?.errors ?? [];
      if (!onCodeNeeded || !errors.some(({ code }) => code === 'TWO_FACTOR_REQUIRED')) return errors;
      onCodeNeeded();
      return undefined;
    },
    failureText,
  );
}
