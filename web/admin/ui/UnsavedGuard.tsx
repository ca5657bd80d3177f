import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { useLeaveGuard } from '#web/ui/navigation/useLeaveGuard.ts';

interface UnsavedGuardProps {
  /** Returns true if the screen can be left despite unsaved changes. Called on navigation. */
  canLeave: () => boolean;
  /** Called when unsaved changes are discarded. */
  onLeave?: () => void;
}

/** Asks for confirmation before a screen is left. Render it while there are unsaved changes. */
export function UnsavedGuard({ canLeave, onLeave }: UnsavedGuardProps) {
  const { i18n } = useLingui();
  const isLeaving = useRef(false);
  useUnsavedWork(true);
  const { pathname } = useLocation();
  const pendingLeave = useLeaveGuard((to) => !canLeave() && to.pathname !== pathname);

  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, []);

  if (!pendingLeave) return null;
  return (
    <ConfirmDialog
      title={i18n.t('Leave without saving?')}
      text={i18n.t('You have unsaved changes.')}
      confirmLabel={i18n.t('Leave page')}
      onConfirm={async () => {
        isLeaving.current = true;
        onLeave?.();
        pendingLeave.leave();
      }}
      onClose={() => {
        if (!isLeaving.current) pendingLeave.stay();
      }}
    />
  );
}
