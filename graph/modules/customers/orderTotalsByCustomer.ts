/** Number and value of a customer's orders. */
export interface CustomerOrderTotals {
  orders: number;
  /** Payments less refunds, in NPR. */
  spent: number;
}

export const NO_ORDERS: CustomerOrderTotals = { orders: 0, spent: 0 };

/** Orders of one customer, counted and summed. */
interface OrderGroup {
  _count: number;
  _sum: { paid: number | null; refunded: number | null };
}

/** Ledger sums from which a customer's total spent is calculated. */
export const SPENT_SUMS = { paid: true, refunded: true } as const;

/** Returns order counts and spending by the customer key from `getCustomerKey`. Groups without a key are ignored. */
export function sumOrdersByCustomer<Row extends OrderGroup>(
  groups: readonly Row[],
  getCustomerKey: (group: Row) => string | null,
): Map<string, CustomerOrderTotals> {
  return new Map(
    groups.flatMap((group) => {
      const customerKey = getCustomerKey(group);
      return customerKey === null
        ? []
        : [[customerKey, { orders: group._count, spent: calculateTotalSpent(group._sum) }]];
    }),
  );
}

/** Returns payments less refunds, in NPR. */
export function calculateTotalSpent({ paid, refunded }: OrderGroup['_sum']): number {
  return Number(paid) - Number(refunded);
}
