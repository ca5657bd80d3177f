import { randomInt } from 'node:crypto';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import type { Coupon, Product, Variant } from '#graph/prisma/generated/client.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import type { GraphqlResult, TestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { calculateGoldPrice, type Model, type ModelCoupon } from './model.ts';

type Person = Shopper & { token: string; phone: string };

/** The real store under test, with a journal of the actions. */
export interface Store {
  server: TestServer;
  shoppers: Person[];
  admin: Person;
  owner: Person;
  journal: string[];
}

const MINUTES = 60_000;
const WAREHOUSE = 'Model warehouse';
export const GOLD = { weightMg: 11_664, makingPercent: 10, stones: 700, perTola: 300_000 };

/** Creates new products, coupons and accounts in the server's store, and a matching model. */
export async function openStore(server: TestServer): Promise<{ store: Store; model: Model }> {
  // Makes delayed jobs of the previous run due and lets its rate limits expire.
  server.clock.now = new Date(server.clock.now.getTime() + 120 * MINUTES);
  await runJobs(server);
  const { prisma } = server;
  // Prevents earlier unpaid orders from counting towards the limits of this run's network.
  await prisma.order.updateMany({ data: { placedFrom: null } });
  await aRate(prisma, { perTola: GOLD.perTola, effectiveFrom: server.clock.now });
  const products = [
    await aProduct(prisma, {
      price: 12_000,
      variants: [
        { size: '6', stock: 4 },
        { size: '7', stock: 2 },
      ],
    }),
    await aProduct(prisma, { price: 1_499, stock: 6 }),
    await aProduct(prisma, {
      pricingMode: 'RATE',
      purity: '22K',
      fixedPrice: null,
      makingBasisPoints: GOLD.makingPercent * 100,
      stonesPrice: GOLD.stones,
      weightMg: GOLD.weightMg,
      price: calculateGoldPrice(GOLD.weightMg, GOLD.perTola, GOLD.makingPercent, GOLD.stones),
      stock: 3,
    }),
  ];
  await splitStock(prisma, products);
  const coupons = [
    await aCoupon(prisma, { value: 10, maxDiscount: 2_000 }),
    await aCoupon(prisma, { kind: 'FIXED', value: 2_500, minItems: 3_000, usageLimit: 2 }),
    await aCoupon(prisma, { kind: 'SHIPPING', value: 0 }),
  ];
  const store: Store = {
    server,
    shoppers: [await aPerson(server), await aPerson(server)],
    admin: await aPerson(server, 'ADMIN'),
    owner: await aPerson(server, 'SUPER_ADMIN'),
    journal: [],
  };
  return { store, model: toModel(products, coupons, store, await readInitialLevels(prisma, products)) };
}

/** Moves half of each variant's stock to a second location that serves orders, so that orders use both. */
async function splitStock(prisma: TestServer['prisma'], products: readonly { variants: Variant[] }[]) {
  const fields = { kind: 'WAREHOUSE', servesOrders: true, position: 1 } as const;
  const { id } = await prisma.location.upsert({
    where: { name: WAREHOUSE },
    create: { name: WAREHOUSE, ...fields },
    update: fields,
  });
  for (const { id: variantId, stock } of products.flatMap(({ variants }) => variants)) {
    const quantity = Math.floor(stock / 2);
    await prisma.stockLevel.create({ data: { variantId, locationId: id, quantity } });
    await prisma.stockLevel.updateMany({
      where: { variantId, locationId: MAIN_LOCATION_ID },
      data: { quantity: { decrement: quantity } },
    });
  }
}

/** Returns a unique mobile phone number. */
export function aPhone(): string {
  return String(9_840_000_000 + randomInt(9_999_999));
}

async function aPerson(
  server: TestServer,
  role: 'CUSTOMER' | 'ADMIN' | 'SUPER_ADMIN' = 'CUSTOMER',
): Promise<Person> {
  const { user } = await aShopper(server, { role });
  const token = await signIn(server, { email: user.email, password: PASSWORD });
  return {
    user,
    token,
    phone: aPhone(),
    graphql: (query, variables) => server.graphql(query, variables, { token }),
  };
}

type Levels = ReadonlyMap<string, Record<string, number>>;

async function readInitialLevels(
  prisma: TestServer['prisma'],
  products: readonly { variants: Variant[] }[],
): Promise<Levels> {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
  const levels = await prisma.stockLevel.findMany({ where: { variantId: { in: ids } } });
  return new Map(
    ids.map((id) => [
      id,
      Object.fromEntries(
        levels.filter(({ variantId }) => variantId === id).map((level) => [level.locationId, level.quantity]),
      ),
    ]),
  );
}

function toModel(
  products: (Product & { variants: Variant[] })[],
  coupons: Coupon[],
  { shoppers }: Store,
  levels: Levels,
): Model {
  return {
    products: products.map(({ id, version }) => ({ id, version, isForSale: true })),
    sizes: products.flatMap(({ variants }, product) =>
      variants.map(({ id, size, price, stock }) => ({
        id,
        product,
        size,
        price,
        stock,
        initialLevels: levels.get(id) ?? {},
      })),
    ),
    coupons: coupons.map(toModelCoupon),
    shoppers: shoppers.map(() => ({ isDeleted: false })),
    orders: [],
    auditCounts: {},
    perTola: GOLD.perTola,
  };
}

function toModelCoupon({ id, code, kind, value, maxDiscount, minItems, usageLimit }: Coupon): ModelCoupon {
  return { id, code, kind, value, maxDiscount, minItems, usageLimit, used: 0, isOn: true };
}

/** Returns the error codes of a response in order; empty if it succeeded. */
export function listRefusalCodes({ data, errors }: GraphqlResult): string[] {
  const payloads = Object.values(data ?? {}) as ({ errors?: { code: string }[] } | null)[];
  const codes = payloads.flatMap((payload) => payload?.errors ?? []).map(({ code }) => code);
  return [...(errors ?? []).map(({ extensions }) => String(extensions.code)), ...codes].sort();
}

/** Advances the clock by 15 minutes. */
export function advanceClock({ server: { clock } }: Store) {
  clock.now = new Date(clock.now.getTime() + 15 * MINUTES);
}
