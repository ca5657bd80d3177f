import { isMobile, normalisePhone } from '#domain/text/phone.ts';
import type { GraphContext } from '#graph/context.ts';
import { buildSearchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import type { Order, Prisma, SavedAddress, User } from '#graph/prisma/generated/client.ts';
import { buildPeopleCondition, listPhonePrefixes, readSearch } from '#graph/prisma/searchPeople.ts';
import type { Address, CounterCustomer } from '#graph/schema/schema.generated.ts';

const MAX_RESULTS = 8;
/** Maximum number of orders searched for guests. Several may belong to the same customer. */
const MAX_SEARCHED_ORDERS = 40;
const MIN_DIGITS = 4;
const MIN_LETTERS = 2;

type FoundCustomer = Omit<CounterCustomer, 'orders' | 'pan'>;

/** Returns customers that match a phone number or name, accounts before guests. */
export async function findCounterCustomers(
  { prisma }: Pick<GraphContext, 'prisma'>,
  searchText: string,
): Promise<CounterCustomer[]> {
  const search = readSearch(searchText);
  const digits = listPhonePrefixes(search);
  const isLongEnough = digits
    ? search.replace(/\D/g, '').length >= MIN_DIGITS
    : search.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS;
  if (!isLongEnough) return [];

  const phoneConditions = digits && buildPhoneConditions(search, digits);
  const [users, orders] = await Promise.all([
    findCustomers(
      prisma,
      phoneConditions ? buildAnyCondition('phone', phoneConditions) : buildPeopleCondition(search),
    ),
    findOrders(
      prisma,
      phoneConditions
        ? buildAnyCondition('contactPhone', phoneConditions)
        : await buildSearchCondition(prisma, search),
    ),
  ]);
  const customers = users.map(toAccountCustomer);
  const knownPhones = new Set(customers.map(({ phone }) => phone));
  const otherOrders = orders.filter(
    ({ contactPhone }) => !knownPhones.has(contactPhone) && knownPhones.add(contactPhone),
  );
  const foundCustomers = [...customers, ...otherOrders.map(toGuestCustomer)].slice(0, MAX_RESULTS);
  return addOrderFacts(prisma, foundCustomers);
}

/**
 * Matches a complete mobile number exactly, because no mobile number is longer. Otherwise matches the beginning of the
 * number.
 */
function buildPhoneConditions(search: string, prefixes: readonly string[]): PhoneCondition[] {
  const fullPhone = normalisePhone(search);
  if (fullPhone && isMobile(fullPhone)) return [{ equals: fullPhone }];
  return [
    ...prefixes.map((prefix) => ({ startsWith: `+977${prefix}` })),
    ...(fullPhone ? [{ equals: fullPhone }] : []),
  ];
}

type PhoneCondition = { startsWith: string } | { equals: string };

function buildAnyCondition<Field extends string>(field: Field, conditions: readonly PhoneCondition[]) {
  return { OR: conditions.map((condition) => ({ [field]: condition }) as Record<Field, PhoneCondition>) };
}

async function findCustomers(
  prisma: GraphContext['prisma'],
  condition: Prisma.UserWhereInput | null,
): Promise<(User & { addresses: SavedAddress[] })[]> {
  if (!condition) return [];
  return prisma.user.findMany({
    where: { role: 'CUSTOMER', status: 'ACTIVE', anonymisedAt: null, ...condition },
    include: { addresses: { orderBy: [{ defaultOfId: 'desc' }, { createdAt: 'desc' }], take: 1 } },
    take: MAX_RESULTS,
  });
}

function findOrders(prisma: GraphContext['prisma'], condition: Prisma.OrderWhereInput) {
  return prisma.order.findMany({
    where: { userId: null, contactPhone: { not: '' }, ...condition },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    take: MAX_SEARCHED_ORDERS,
  });
}

function toAccountCustomer({
  id,
  name,
  phone,
  email,
  addresses,
}: User & { addresses: SavedAddress[] }): FoundCustomer {
  const [address = null] = addresses;
  return { key: id, customerId: id, name, phone, email, address: address && toAddress(address) };
}

function toGuestCustomer({
  id,
  contactName: name,
  contactPhone: phone,
  contactEmail: email,
  ...order
}: Order): FoundCustomer {
  const isDelivery = order.fulfilment === 'DELIVERY';
  const address = isDelivery ? toAddress({ ...order, name: order.shipName, phone: order.shipPhone }) : null;
  return { key: id, customerId: null, name, phone, email, address };
}

function toAddress(address: Omit<Address, '__typename'>): Address {
  const { name, phone, province, district, municipality, ward, street, landmark } = address;
  return { name, phone, province, district, municipality, ward, street, landmark };
}

/** Adds the number of orders and the latest PAN to each customer. */
async function addOrderFacts(
  prisma: GraphContext['prisma'],
  foundCustomers: readonly FoundCustomer[],
): Promise<CounterCustomer[]> {
  const phones = foundCustomers.flatMap(({ phone }) => phone ?? []);
  const customerIds = foundCustomers.flatMap(({ customerId }) => customerId ?? []);
  const orders = await prisma.order.findMany({
    where: { OR: [{ contactPhone: { in: phones } }, { userId: { in: customerIds } }] },
    select: { contactPhone: true, userId: true, buyerPan: true },
    orderBy: { placedAt: 'desc' },
  });
  return foundCustomers.map((customer) => {
    const customerOrders = orders.filter(({ userId, contactPhone }) =>
      customer.customerId
        ? userId === customer.customerId
        : userId === null && contactPhone === customer.phone,
    );
    return {
      ...customer,
      orders: customerOrders.length,
      pan: customerOrders.find(({ buyerPan }) => buyerPan)?.buyerPan ?? null,
    };
  });
}
