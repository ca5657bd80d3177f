import { formatStreetLine } from '#domain/customers/formatStreetLine.ts';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** Returns the lines of an order's destination: the delivery address, or the contact for pick-up. */
export function buildDestinationLines(order: Order): string[] {
  const { fulfilment, contactName, contactPhone } = order;
  if (fulfilment === 'PICKUP') return [contactName, formatPhone(contactPhone), 'Pick-up at the store'];
  if (fulfilment === 'COUNTER') return [contactName, 'Handed over at the store'].filter(Boolean);
  const { shipName, municipality, ward, district, province, shipPhone } = order;
  return [
    shipName,
    formatStreetLine(order, fillMessage),
    ward ? `${municipality}, ward ${ward}` : municipality,
    `${district}, ${province}`,
    formatPhone(shipPhone),
  ];
}
