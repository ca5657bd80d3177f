import { streetLine } from '#domain/customers/streetLine.ts';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Returns the lines of an order's destination: the delivery address, or the contact for pick-up. */
export function destinationLines(order: Order): string[] {
  const { fulfilment, contactName, contactPhone } = order;
  if (fulfilment === 'PICKUP') return [contactName, readablePhone(contactPhone), 'Picked up at the store'];
  if (fulfilment === 'COUNTER') return [contactName, 'Handed over at the store'].filter(Boolean);
  const { shipName, municipality, ward, district, province, shipPhone } = order;
  return [
    shipName,
    streetLine(order, fillMessage),
    ward ? `${municipality}, ward ${ward}` : municipality,
    `${district}, ${province}`,
    readablePhone(shipPhone),
  ];
}
