type Shown = Record<string, unknown>;

/** What of a customer's account names nobody. */
const OF_CUSTOMER = ['id', '_id', 'status', 'version', 'createdAt', 'updatedAt'];

/** A thing without what tells who bought, where they live, or what they wrote, for who need not know. */
export function withoutPersonal(noun: string, object: Shown): Shown {
  if (noun === 'customer') return only(object, OF_CUSTOMER);
  return noun === 'order' ? withoutBuyer(object) : object;
}

function withoutBuyer({ shippingAddress, timeline, ...order }: Shown): Shown {
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

function only(object: unknown, fields: readonly string[]): Shown {
  const given = typeof object === 'object' && object !== null ? object : {};
  return Object.fromEntries(Object.entries(given).filter(([field]) => fields.includes(field)));
}
