import { RETURN_STATUSES, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';

/** Which return came to where, as an entry of its order's timeline keeps it. */
export interface ReturnMoment {
  number: string;
  status: ReturnStatus;
}

/** Null where the entry is about no return. */
export function returnMoment(data: unknown): ReturnMoment | null {
  if (typeof data !== 'object' || data === null) return null;
  const { return: number, status: given } = data as Record<string, unknown>;
  const status = RETURN_STATUSES.find((one) => one === given);
  return typeof number === 'string' && status ? { number, status } : null;
}
