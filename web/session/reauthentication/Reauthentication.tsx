import { Suspense } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { usePasswordRequest } from './reauthenticate.ts';

const ReauthenticationDialog = lazyWithPreload(
  async () => (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
);

/** Shows the sign-in dialog when a session has ended over unsaved work. Rendered in each layout. */
export function Reauthentication() {
  const passwordRequest = usePasswordRequest();
  return (
    <Suspense>{passwordRequest && <ReauthenticationDialog passwordRequest={passwordRequest} />}</Suspense>
  );
}
