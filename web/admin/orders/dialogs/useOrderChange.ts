import { useState } from 'react';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';

export interface OrderAnswer {
  order?: unknown;
  errors: readonly (UserError & { code: string })[];
}

/** That an order has moved on under a dialog. */
export interface OrderChanged {
  /** The order as the dialog was opened with. */
  seen: Order;
  /** Takes the order as it is now for the ground of what is being done. */
  goOn: () => void;
}

interface OrderChange {
  order: Order;
  /** The order that the change begins with, where that is not the present one. */
  read?: Order;
  reload: () => Promise<unknown>;
}

/**
 * A change of an order as it was read. Where somebody else changed it in the meantime, which a save or a fresh look at
 * the order tells, nothing is written until `goOn` takes the new one for its ground.
 */
export function useOrderChange({ order, read = order, reload }: OrderChange) {
  const [seen, setSeen] = useState(read);
  const [isSending, setSending] = useState(false);

  /** Sends it with the version that was seen; answers what is wrong, or undefined where nothing is. */
  async function change(
    send: (version: number) => Promise<OrderAnswer | null | undefined>,
  ): Promise<readonly UserError[] | undefined> {
    setSending(true);
    try {
      const answer = await send(seen.version);
      // What was changed by oneself is no surprise.
      if (answer?.order) return undefined;
      const errors = answer?.errors ?? [];
      const isStale = errors.some(({ code }) => code === 'CONFLICT');
      if (isStale) await reload();
      setSending(false);
      return isStale ? errors.map(({ message }) => ({ message })) : errors;
    } catch (error) {
      setSending(false);
      throw error;
    }
  }

  const hasMoved = !isSending && order.version !== seen.version;
  const conflict: OrderChanged | null = hasMoved ? { seen, goOn: () => setSeen(order) } : null;
  return { change, seen, conflict };
}
