import { RETURN_STATUSES, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';

/** Return status recorded in a timeline entry of its order. */
export interface ReturnStatusEntry {
  number: string;
  status: ReturnStatus;
}

/** Returns null if the entry is not about a return. */
export function parseReturnStatusEntry(data: unknown): ReturnStatusEntry | null {
  if (typeof data !== 'object' || data === null) return null;
  const { return: number, status: rawStatus } = data as Record<string, unknown>;
  const status = RETURN_STATUSES.find((candidate) => candidate === rawStatus);
  return typeof number === 'string' && status ? { number, status } : null;
}
