import { readPlace } from '#domain/customers/places.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { InvalidInput, parseInput } from '#domain/errors/problems.ts';
import { orderChangeSchema, pickUpOrderChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { nepalPlaces } from '#graph/modules/customers/nepalPlaces.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { UpdateOrderInput } from '#graph/schema/schema.generated.ts';

/** Fields of an order that its customer can still change. */
export type OrderDetails = Pick<
  Order,
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'shipName'
  | 'shipPhone'
  | 'province'
  | 'district'
  | 'municipality'
  | 'ward'
  | 'street'
  | 'landmark'
  | 'notes'
>;

/**
 * Applies the input to the order's details and validates them with the rules of the checkout. Omitted fields keep their
 * values.
 */
export function readOrderChange(order: Order, input: UpdateOrderInput): OrderDetails {
  return order.fulfilment === 'DELIVERY'
    ? readDeliveryOrderChange(order, input)
    : readStoreOrderChange(order, input);
}

/** Handles orders that are handed over at the store. They have no address, and the email address is optional. */
function readStoreOrderChange(order: Order, input: UpdateOrderInput): OrderDetails {
  if (input.shippingAddress) throw new DomainError('ORDER_WITHOUT_ADDRESS', 'shippingAddress');
  const { contact, notes = null } = parseInput(pickUpOrderChangeSchema, {
    contact: { ...toContact(order), ...omitUndefined(input.contact) },
    notes: input.notes === undefined ? order.notes : input.notes,
  });
  const { province, district, municipality, ward, street, landmark, shipName, shipPhone } = order;
  return {
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    shipName,
    shipPhone,
    province,
    district,
    municipality,
    ward,
    street,
    landmark,
    notes,
  };
}

function readDeliveryOrderChange(order: Order, input: UpdateOrderInput): OrderDetails {
  const mergedChange = {
    contact: { ...toContact(order), ...omitUndefined(input.contact) },
    shippingAddress: { ...toAddress(order), ...omitUndefined(input.shippingAddress) },
    notes: input.notes === undefined ? order.notes : input.notes,
  };
  const { contact, shippingAddress, notes = null } = parseInput(orderChangeSchema, mergedChange);
  const resolvedPlace = input.shippingAddress ? readPlace(nepalPlaces, shippingAddress) : null;
  if (resolvedPlace && 'message' in resolvedPlace)
    throw new InvalidInput([{ ...resolvedPlace, field: `shippingAddress.${resolvedPlace.field}` }]);

  const { name: shipName, phone: shipPhone, ward = null, landmark = null, ...place } = shippingAddress;
  return {
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    shipName,
    shipPhone,
    ...place,
    ...resolvedPlace,
    ward,
    landmark,
    notes,
  };
}

function toContact({ contactName: name, contactEmail: email, contactPhone: phone }: Order) {
  return { name, email, phone };
}

function toAddress(order: Order) {
  const {
    shipName: name,
    shipPhone: phone,
    province,
    district,
    municipality,
    ward,
    street,
    landmark,
  } = order;
  return { name, phone, province, district, municipality, ward, street, landmark };
}

function omitUndefined(fields: object | null | undefined) {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));
}
