type PublicFields = Record<string, unknown>;

/** Fields of a customer that identify nobody. */
const CUSTOMER_FIELDS = ['id', '_id', 'status', 'version', 'createdAt', 'updatedAt'];

/** Removes names, contacts, addresses and texts from an object, for webhooks that exclude personal data. */
export function removePersonalData(objectType: string, object: PublicFields): PublicFields {
  if (objectType === 'customer') return pickFields(object, CUSTOMER_FIELDS);
  return objectType === 'order' ? removeCustomerData(object) : object;
}

function removeCustomerData({ shippingAddress, timeline, ...order }: PublicFields): PublicFields {
  const events = Array.isArray(timeline) ? timeline : [];
  return {
    ...order,
    contact: null,
    shippingAddress: pickFields(shippingAddress, ['province', 'district']),
    notes: null,
    cancelReason: null,
    timeline: events.map((event) => ({ ...event, note: null })),
  };
}

function pickFields(object: unknown, fields: readonly string[]): PublicFields {
  const source = typeof object === 'object' && object !== null ? object : {};
  return Object.fromEntries(Object.entries(source).filter(([field]) => fields.includes(field)));
}
