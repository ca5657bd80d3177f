import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { ChangeDialog, type ChangeDialogProps } from '../../ui/change/ChangeDialog.tsx';
import type { MovedOn } from '../../ui/change/useChange.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/** A dialog about a return takes these. */
export interface ReturnDialogsProps {
  back: Return;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

export interface ReturnDialogProps extends Omit<ChangeDialogProps, 'movedOn'> {
  /** Set where somebody else changed it while this was open. */
  movedOn: MovedOn<unknown> | null;
}

/** A form about a return, in a window of its own. */
export function ReturnDialog({ movedOn, isPossible, ...dialog }: ReturnDialogProps) {
  const { i18n } = useLingui();
  return (
    <ChangeDialog
      {...dialog}
      isPossible={isPossible}
      movedOn={
        movedOn && (
          <Alert
            severity={isPossible ? 'warning' : 'info'}
            variant="outlined"
            role="alert"
            action={
              isPossible && (
                <Button size="small" color="inherit" onClick={movedOn.goOn}>
                  {i18n.t('Continue with mine')}
                </Button>
              )
            }
          >
            {isPossible
              ? i18n.t('Somebody else changed this in the meantime. Nothing of yours was saved yet.')
              : i18n.t('This return has moved on in the meantime. Nothing of yours was saved.')}
          </Alert>
        )
      }
    />
  );
}
