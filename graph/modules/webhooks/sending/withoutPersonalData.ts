type PublicFields = Record<string, unknown>;

/** Fields of a customer that identify nobody. */
const OF_CUSTOMER = ['id', '_id', 'status', 'version', 'createdAt', 'updatedAt'];

/** Returns an object without names, contacts, addresses and texts, for webhooks without personal data. */
export function withoutPersonalData(noun: string, object: PublicFields): PublicFields {
  if (noun === 'customer') return only(object, OF_CUSTOMER);
  return noun === 'order' ? withoutCustomer(object) : object;
}

function withoutCustomer({ shippingAddress, timeline, ...order }: PublicFields): PublicFields {
  const happened = Array.isArray(timeline) ? timeline : [];
  return {
    ...order,
    contact: null,
    shippingAddress: only(shippingAddress, ['province', 'district']),
    notes: null,
    cancelReason: null,
    timeline: happened.map((event) => ({ ...event, note: null })),
  };
}

function only(object: unknown, fields: readonly string[]): PublicFields {
  const given = typeof object === 'object' && object !== null ? object : {};
  return Object.fromEntries(Object.entries(given).filter(([field]) => fields.includes(field)));
}
