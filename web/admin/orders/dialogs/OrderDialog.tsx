import { useLingui } from '@lingui/react';
import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
} from '@mui/material';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { OrderConflict } from '../order/OrderConflict.tsx';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';
import type { OrderChanged } from './useOrderChange.ts';

export interface OrderDialogProps {
  title: string;
  /** The verb on the button that does it. */
  confirm: string;
  color?: ButtonProps['color'];
  order: Order;
  /** Set where somebody else changed the order while this was open. */
  conflict: OrderChanged | null;
  /** Whether the order, as it is now, allows what this dialog does. */
  isPossible: boolean;
  problem: string | null;
  isSending: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children?: ReactNode;
}

/** A form about an order, in a window of its own. */
export function OrderDialog({
  title,
  confirm,
  order,
  conflict,
  isPossible,
  children,
  ...does
}: OrderDialogProps) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const { color, problem, isSending, onSubmit, onClose } = does;
  // Its order has moved on so far that there is nothing left to do here.
  const isOver = conflict !== null && !isPossible;

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ minHeight: 0, flex: 1 }}>
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            {conflict ? (
              <OrderConflict seen={conflict.seen} order={order} onGoOn={isPossible ? conflict.goOn : null} />
            ) : (
              <FormAlert>{problem}</FormAlert>
            )}
            {!isOver && children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant={isOver ? 'contained' : 'text'} onClick={onClose}>
            {i18n.t('Close')}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              variant="contained"
              color={color ?? 'primary'}
              loading={isSending}
              disabled={conflict !== null}
            >
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
