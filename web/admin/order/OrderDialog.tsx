import { ChangeDialog, type ChangeDialogProps } from '#web/admin/ui/change/ChangeDialog.tsx';
import type { MovedOn } from '#web/admin/ui/change/useChange.ts';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';
import { OrderConflict } from './OrderConflict.tsx';

export interface OrderDialogProps extends Omit<ChangeDialogProps, 'movedOn'> {
  order: Order;
  /** Set where somebody else changed the order while this was open. */
  movedOn: MovedOn<Order> | null;
}

/** A form about an order, in a window of its own. */
export function OrderDialog({ order, movedOn, isPossible, ...dialog }: OrderDialogProps) {
  return (
    <ChangeDialog
      {...dialog}
      isPossible={isPossible}
      movedOn={
        movedOn && (
          <OrderConflict seen={movedOn.seen} order={order} onGoOn={isPossible ? movedOn.goOn : null} />
        )
      }
    />
  );
}
