import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { ChangeDialog, type ChangeDialogProps } from '../../ui/change/ChangeDialog.tsx';
import type { Conflict } from '../../ui/change/useChange.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/** Props of the return dialogs. */
export interface ReturnDialogsProps {
  returnRequest: Return;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

export interface ReturnDialogProps extends Omit<ChangeDialogProps, 'conflict'> {
  /** Set if the return changed while the dialog was open. */
  conflict: Conflict<unknown> | null;
}

/** Dialog with a form for a return. Shows a conflict if the return changed while the dialog was open. */
export function ReturnDialog({ conflict, isPossible, ...dialog }: ReturnDialogProps) {
  const { i18n } = useLingui();
  return (
    <ChangeDialog
      {...dialog}
      isPossible={isPossible}
      conflict={
        conflict && (
          <Alert
            severity={isPossible ? 'warning' : 'info'}
            variant="outlined"
            role="alert"
            action={
              isPossible && (
                <Button size="small" color="inherit" onClick={conflict.rebase}>
                  {i18n.t('Keep my changes')}
                </Button>
              )
            }
          >
            {isPossible
              ? i18n.t('Someone else has changed this. Your changes are not saved yet.')
              : i18n.t('The status of this return has changed. Your changes were not saved.')}
          </Alert>
        )
      }
    />
  );
}
