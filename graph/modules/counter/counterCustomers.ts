import { isMobile, normalisePhone } from '#domain/text/phone.ts';
import type { GraphContext } from '#graph/context.ts';
import { searchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import type { Order, Prisma, SavedAddress, User } from '#graph/prisma/generated/client.ts';
import { peopleCondition, phoneBeginnings, readSearch } from '#graph/prisma/searchPeople.ts';
import type { Address, CounterCustomer } from '#graph/schema/schema.generated.ts';

const MAX_RESULTS = 8;
/** Orders to search for guests. Several may be of the same customer. */
const MAX_SEARCHED_ORDERS = 40;
const FEWEST_DIGITS = 4;
const FEWEST_LETTERS = 2;

type FoundCustomer = Omit<CounterCustomer, 'orders' | 'pan'>;

/** Returns customers that match a phone number or name, accounts before guests. */
export async function findCounterCustomers(
  { prisma }: Pick<GraphContext, 'prisma'>,
  searchText: string,
): Promise<CounterCustomer[]> {
  const search = readSearch(searchText);
  const digits = phoneBeginnings(search);
  const isEnough = digits
    ? search.replace(/\D/g, '').length >= FEWEST_DIGITS
    : search.replace(/[^\p{L}]/gu, '').length >= FEWEST_LETTERS;
  if (!isEnough) return [];

  const phones = digits && phoneConditions(search, digits);
  const [users, orders] = await Promise.all([
    findCustomers(prisma, phones ? buildAnyCondition('phone', phones) : peopleCondition(search)),
    findOrders(
      prisma,
      phones ? buildAnyCondition('contactPhone', phones) : await searchCondition(prisma, search),
    ),
  ]);
  const customers = users.map(fromCustomer);
  const knownPhones = new Set(customers.map(({ phone }) => phone));
  const others = orders.filter(
    ({ contactPhone }) => !knownPhones.has(contactPhone) && knownPhones.add(contactPhone),
  );
  const foundCustomers = [...customers, ...others.map(fromOrder)].slice(0, MAX_RESULTS);
  return withOrders(prisma, foundCustomers);
}

/** A complete mobile number matches exactly, because no longer number starts with it. */
function phoneConditions(search: string, beginnings: readonly string[]): PhoneCondition[] {
  const fullPhone = normalisePhone(search);
  if (fullPhone && isMobile(fullPhone)) return [{ equals: fullPhone }];
  return [
    ...beginnings.map((beginning) => ({ startsWith: `+977${beginning}` })),
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

function fromCustomer({
  id,
  name,
  phone,
  email,
  addresses,
}: User & { addresses: SavedAddress[] }): FoundCustomer {
  const [address = null] = addresses;
  return { key: id, customerId: id, name, phone, email, address: address && toAddress(address) };
}

function fromOrder({
  id,
  contactName: name,
  contactPhone: phone,
  contactEmail: email,
  ...order
}: Order): FoundCustomer {
  const isSent = order.fulfilment === 'DELIVERY';
  const address = isSent ? toAddress({ ...order, name: order.shipName, phone: order.shipPhone }) : null;
  return { key: id, customerId: null, name, phone, email, address };
}

function toAddress(place: Omit<Address, '__typename'>): Address {
  const { name, phone, province, district, municipality, ward, street, landmark } = place;
  return { name, phone, province, district, municipality, ward, street, landmark };
}

/** Adds the number of orders and the PAN of the last invoice that has one. */
async function withOrders(
  prisma: GraphContext['prisma'],
  foundCustomers: readonly FoundCustomer[],
): Promise<CounterCustomer[]> {
  const phones = foundCustomers.flatMap(({ phone }) => phone ?? []);
  const accounts = foundCustomers.flatMap(({ customerId }) => customerId ?? []);
  const orders = await prisma.order.findMany({
    where: { OR: [{ contactPhone: { in: phones } }, { userId: { in: accounts } }] },
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
