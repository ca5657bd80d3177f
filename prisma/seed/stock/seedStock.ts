import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import type { GraphContext } from '#graph/context.ts';
import { setLowStock } from '#graph/modules/stock/levels/setLowStock.ts';
import { receiveGoods } from '#graph/modules/stock/receipts/receiveGoods.ts';
import { finishStockTake } from '#graph/modules/stock/stockTakes/finishStockTake.ts';
import { countStock, startStockTake } from '#graph/modules/stock/stockTakes/stockTakes.ts';
import { receiveTransfer } from '#graph/modules/stock/transfers/receiveTransfer.ts';
import { sendTransfer } from '#graph/modules/stock/transfers/sendTransfer.ts';
import { createTransfer } from '#graph/modules/stock/transfers/transfers.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { ADMIN } from '../accounts.ts';
import type { SeedContext } from '../seedTransaction.ts';
import { DAY, workingTime } from '../time.ts';

const MAX_LINES = 200;

/**
 * Adds three locations and typical work with them: a goods receipt at the workshop, half of the stock moved to the
 * online warehouse, items in transit to the shop, a stock-take, and variants to reorder. The total available stock
 * stays that of the catalogue. Adds nothing if there is a goods receipt already.
 */
export async function seedStock(seeding: SeedContext, now: Date): Promise<number> {
  const { prisma } = seeding;
  if ((await prisma.goodsReceipt.count()) > 0) return 0;
  const staff = await prisma.user.findFirstOrThrow({ where: { email: ADMIN } });
  const daysAgo = (days: number) =>
    staffContext(seeding, staff, workingTime(new Date(now.getTime() - days * DAY), 0));
  const { online, workshop } = await addLocations(prisma);
  await receiveAtWorkshop(daysAgo(6), workshop);
  await stockOnlineWarehouse(daysAgo(5), online);
  await sendToShop(daysAgo(1), workshop);
  await countWorkshop(daysAgo(2), workshop);
  await raiseLowStockLimits(daysAgo(1));
  return 3;
}

/** Context of a staff member for the use cases. */
function staffContext(
  { prisma, createWriter: createWriter }: SeedContext,
  { id, name }: User,
  now: Date,
): GraphContext {
  const viewer = { id, name };
  const asking = { viewer, requestId: 'seed', now };
  return {
    prisma,
    ...createWriter(asking),
    ...asking,
    apiKey: null,
    ip: '127.0.0.1',
  } as unknown as GraphContext;
}

async function addLocations(prisma: SeedContext['prisma']) {
  const add = async (
    name: string,
    kind: 'WAREHOUSE' | 'WORKSHOP',
    servesOrders: boolean,
    position: number,
  ) => {
    const fields = { name, kind, servesOrders, position };
    return (await prisma.location.upsert({ where: { name }, create: fields, update: fields })).id;
  };
  await prisma.location.update({ where: { id: MAIN_LOCATION_ID }, data: { position: 1 } });
  return {
    online: await add('Online warehouse', 'WAREHOUSE', true, 0),
    workshop: await add('Workshop', 'WORKSHOP', false, 2),
  };
}

function readSizes({ prisma }: GraphContext, locationId: string) {
  return prisma.stockLevel.findMany({
    where: { locationId, quantity: { gt: 0 } },
    include: { variant: true },
    orderBy: { variant: { sku: 'asc' } },
  });
}

async function receiveAtWorkshop(context: GraphContext, workshop: string) {
  const sizes = (await readSizes(context, MAIN_LOCATION_ID)).filter((_level, index) => index % 9 === 0);
  await receiveGoods(context, {
    locationId: workshop,
    supplier: 'Patan Suvarna Karigar',
    reference: 'Bill 1182',
    note: 'For finishing and hallmarking.',
    lines: sizes.slice(0, 12).map(({ variant: { sku, price, weightMg } }, index) => {
      const quantity = 2 + (index % 3);
      return {
        sku,
        quantity,
        unitCost: Math.round((price * 0.82) / 10) * 10,
        // The measured weight differs slightly from the catalogue.
        weightMg: quantity * weightMg + (index % 2 === 0 ? 20 : -10),
      };
    }),
  });
}

/** Moves half of each variant with several items, in one transfer that was received completely. */
async function stockOnlineWarehouse(context: GraphContext, online: string) {
  const lines = (await readSizes(context, MAIN_LOCATION_ID))
    .filter(({ quantity }) => quantity >= 2)
    .slice(0, MAX_LINES)
    .map(({ variant, quantity }) => ({ sku: variant.sku, quantity: Math.floor(quantity / 2) }));
  const { id, version } = await createTransfer(context, {
    fromId: MAIN_LOCATION_ID,
    toId: online,
    note: 'First stock of the online warehouse.',
    lines,
  });
  const sent = await sendTransfer(context, { id, version });
  await receiveTransfer(context, { id, version: sent.version });
}

async function sendToShop(context: GraphContext, workshop: string) {
  const lines = (await readSizes(context, workshop)).slice(0, 3);
  const { id, version } = await createTransfer(context, {
    fromId: workshop,
    toId: MAIN_LOCATION_ID,
    note: 'Polished and hallmarked.',
    lines: lines.map(({ variant }) => ({ sku: variant.sku, quantity: 1 })),
  });
  await sendTransfer(context, { id, version });
}

/** Counts one item fewer than expected, and everything else as expected. */
async function countWorkshop(context: GraphContext, workshop: string) {
  const { number } = await startStockTake(context, { locationId: workshop, note: 'End of the month.' });
  for (const [index, { variant, quantity }] of (await readSizes(context, workshop)).entries())
    await countStock(context, { number, code: variant.sku, counted: index === 4 ? quantity - 1 : quantity });
  await finishStockTake(context, { number, setUncountedToZero: false });
}

/** Some variants sell so well that two or three are too few. */
async function raiseLowStockLimits(context: GraphContext) {
  const sizes = await context.prisma.variant.findMany({
    where: { stock: { in: [2, 3] }, product: { status: 'ACTIVE' } },
    orderBy: { sku: 'asc' },
  });
  const skus = sizes.filter((_size, index) => index % 7 === 0).map(({ sku }) => sku);
  if (skus.length > 0) await setLowStock(context, { skus, lowStock: 3 });
}
