import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { useLeaveGuard } from '#web/ui/navigation/useLeaveGuard.ts';

interface UnsavedGuardProps {
  /** Whether to let it go all the same, asked at the moment of leaving. */
  mayLeave: () => boolean;
  /** Hears that what is not saved is given up. */
  onLeave?: () => void;
}

/** Asks before a screen is left, or closed. Put on the screen while there are changes that are not saved. */
export function UnsavedGuard({ mayLeave, onLeave }: UnsavedGuardProps) {
  const { i18n } = useLingui();
  const isLeaving = useRef(false);
  useUnsavedWork(true);
  const { pathname } = useLocation();
  const held = useLeaveGuard((to) => !mayLeave() && to.pathname !== pathname);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  if (!held) return null;
  return (
    <ConfirmDialog
      title={i18n.t('Leave without saving?')}
      text={i18n.t('You have unsaved changes.')}
      confirm={i18n.t('Leave')}
      onConfirm={async () => {
        isLeaving.current = true;
        onLeave?.();
        held.leave();
      }}
      onClose={() => {
        if (!isLeaving.current) held.stay();
      }}
    />
  );
}
