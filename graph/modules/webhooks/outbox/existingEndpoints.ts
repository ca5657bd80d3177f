import { Prisma } from '#graph/prisma/generated/client.ts';

export interface EndpointId {
  id: string;
}

interface EndpointReference {
  endpointId: string;
}

/**
 * Selects the endpoints that still exist. Another server may have deleted an endpoint that is still cached here; orders
 * must not fail because of it.
 */
export function selectEndpoints(deliveries: readonly EndpointReference[]): Prisma.Sql {
  const ids = [...new Set(deliveries.map(({ endpointId }) => endpointId))];
  return Prisma.sql`SELECT id FROM webhook_endpoints WHERE id IN (${Prisma.join(ids)})`;
}

/** Returns the deliveries to existing endpoints. */
export function filterExistingEndpoints<Delivery extends EndpointReference>(
  existingEndpoints: readonly EndpointId[],
  deliveries: readonly Delivery[],
): Delivery[] {
  const ids = new Set(existingEndpoints.map(({ id }) => id));
  return deliveries.filter(({ endpointId }) => ids.has(endpointId));
}
