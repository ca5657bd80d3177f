import { useState } from 'react';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { OrderSheet_OrderFragment as Order } from './OrderPage.generated.ts';

export interface OrderAnswer {
  order?: unknown;
  errors: readonly (UserError & { code: string })[];
}

/**
 * A change of an order as it was read. Where somebody else changed it in the meantime nothing is written: the order is
 * read again, and `seen` stays what the change was begun with until `goOn` takes the new one for its ground.
 */
export function useOrderChange(order: Order, reload: () => Promise<unknown>) {
  const [seen, setSeen] = useState(order);
  const [isRefused, setRefused] = useState(false);

  /** Sends it with the version that was seen; answers what is wrong, or undefined where nothing is. */
  async function change(
    send: (version: number) => Promise<OrderAnswer | null | undefined>,
  ): Promise<readonly UserError[] | undefined> {
    const answer = await send(seen.version);
    if (answer?.order) return undefined;
    const errors = answer?.errors ?? [];
    if (!errors.some(({ code }) => code === 'CONFLICT')) return errors;
    await reload();
    setRefused(true);
    return errors.map(({ message }) => ({ message }));
  }

  function goOn() {
    setSeen(order);
    setRefused(false);
  }

  return { change, conflict: isRefused ? { seen, goOn } : null };
}
