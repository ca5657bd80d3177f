import { Prisma } from '#graph/prisma/generated/client.ts';

export interface EndpointId {
  id: string;
}

interface ToEndpoint {
  endpointId: string;
}

/**
 * Which of the endpoints are there still: those that a server remembers may be gone since, and what somebody else deletes
 * is no reason to refuse an order.
 */
export function endpointsOf(deliveries: readonly ToEndpoint[]): Prisma.Sql {
  const ids = [...new Set(deliveries.map(({ endpointId }) => endpointId))];
  return Prisma.sql`SELECT id FROM webhook_endpoints WHERE id IN (${Prisma.join(ids)})`;
}

/** The deliveries to them. */
export function toThose<Delivery extends ToEndpoint>(
  there: readonly EndpointId[],
  deliveries: readonly Delivery[],
): Delivery[] {
  const ids = new Set(there.map(({ id }) => id));
  return deliveries.filter(({ endpointId }) => ids.has(endpointId));
}
