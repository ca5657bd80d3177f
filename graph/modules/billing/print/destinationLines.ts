import { streetLine } from '#domain/customers/streetLine.ts';
import { filled } from '#domain/errors/defineProblems.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Where an order goes, a line each; of one that is picked up, who picks it up. */
export function destination(order: Order): string[] {
  const { fulfilment, contactName, contactPhone } = order;
  if (fulfilment === 'PICKUP') return [contactName, readablePhone(contactPhone), 'Picked up at the store'];
  if (fulfilment === 'COUNTER') return [contactName, 'Taken along at the store'].filter(Boolean);
  const { shipName, municipality, ward, district, province, shipPhone } = order;
  return [
    shipName,
    streetLine(order, filled),
    ward ? `${municipality}, ward ${ward}` : municipality,
    `${district}, ${province}`,
    readablePhone(shipPhone),
  ];
}
