import { Suspense } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { usePasswordRequest } from './reauthenticate.ts';

const SignInAgainDialog = lazyWithPreload(
  async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog,
);

/** Shows the sign-in dialog when a session ends while there is unsaved work. Rendered in each layout. */
export function Reauthentication() {
  const passwordRequest = usePasswordRequest();
  return <Suspense>{passwordRequest && <SignInAgainDialog passwordRequest={passwordRequest} />}</Suspense>;
}
