/** Number and value of a customer's orders. */
export interface CustomerOrderTotals {
  orders: number;
  /** Payments less refunds, in NPR. */
  spent: number;
}

export const NO_ORDERS: CustomerOrderTotals = { orders: 0, spent: 0 };

/** Number and sums of the orders of one customer. */
interface OrderGroup {
  _count: number;
  _sum: { paid: number | null; refunded: number | null };
}

/** Columns to sum for a customer's total spent. */
export const SPENT_SUMS = { paid: true, refunded: true } as const;

/** Returns order counts and total spent, keyed by the result of `getCustomerKey`. Groups without a key are ignored. */
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
