import { Suspense } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useAskedAgain } from './signInAgain.ts';

const SignInAgainDialog = lazyWithPreload(
  async () => (await import('./SignInAgainDialog.tsx')).SignInAgainDialog,
);

/** Stands in each layout, and shows itself when a session ended under unsaved work. */
export function SignInAgain() {
  const asked = useAskedAgain();
  return <Suspense>{asked && <SignInAgainDialog asked={asked} />}</Suspense>;
}
