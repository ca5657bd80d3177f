import { type ReactElement, Suspense, useState } from 'react';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';

const AlertDialog = lazyWhenShown(async () => (await import('./AlertDialog.tsx')).AlertDialog);

export interface AlertButtonProps extends Omit<AlertDialogProps, 'onClose'> {
  /** Renders the element that opens the dialog. */
  children: (open: () => void) => ReactElement;
}

/** Button that opens the alert dialog, which is loaded on demand. */
export function AlertButton({ children, ...alert }: AlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense>{isOpen && <AlertDialog {...alert} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
