import { ChangeDialog, type ChangeDialogProps } from '../../ui/change/ChangeDialog.tsx';
import type { MovedOn } from '../../ui/change/useChange.ts';
import { OrderConflict } from '../order/OrderConflict.tsx';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';

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
