import { ChangeDialog, type ChangeDialogProps } from '#web/admin/ui/change/ChangeDialog.tsx';
import type { Conflict } from '#web/admin/ui/change/useChange.ts';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';
import { OrderConflict } from './OrderConflict.tsx';

export interface OrderDialogProps extends Omit<ChangeDialogProps, 'conflict'> {
  order: Order;
  /** Set if the order changed while the dialog was open. */
  conflict: Conflict<Order> | null;
}

/** Dialog with a form for an order. Shows a conflict if the order changed while the dialog was open. */
export function OrderDialog({ order, conflict, isPossible, ...dialog }: OrderDialogProps) {
  return (
    <ChangeDialog
      {...dialog}
      isPossible={isPossible}
      conflict={
        conflict && (
          <OrderConflict base={conflict.base} order={order} onRebase={isPossible ? conflict.rebase : null} />
        )
      }
    />
  );
}
