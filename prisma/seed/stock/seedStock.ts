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
import { DEMO_ADMIN_EMAIL } from '../accounts.ts';
import type { SeedContext } from '../seedTransaction.ts';
import { DAY, toNextWorkingTime } from '../time.ts';

const MAX_LINES = 200;

/**
 * Adds three locations and typical stock operations: a goods receipt at the workshop, half of the stock moved to the
 * online warehouse, items in transit to the shop, a stock-take, and variants to reorder. The total available stock
 * stays that of the catalogue. Adds nothing if there is a goods receipt already.
 */
export async function seedStock(seedContext: SeedContext, now: Date): Promise<number> {
  const { prisma } = seedContext;
  if ((await prisma.goodsReceipt.count()) > 0) return 0;
  const staff = await prisma.user.findFirstOrThrow({ where: { email: DEMO_ADMIN_EMAIL } });
  const createContextDaysAgo = (days: number) =>
    createStaffContext(seedContext, staff, toNextWorkingTime(new Date(now.getTime() - days * DAY), 0));
  const { online: onlineLocationId, workshop: workshopId } = await addLocations(prisma);
  await receiveAtWorkshop(createContextDaysAgo(6), workshopId);
  await stockOnlineWarehouse(createContextDaysAgo(5), onlineLocationId);
  await transferToShop(createContextDaysAgo(1), workshopId);
  await countWorkshopStock(createContextDaysAgo(2), workshopId);
  await raiseLowStockLimits(createContextDaysAgo(1));
  return 3;
}

/** Context of a staff member for the use cases. */
function createStaffContext(
  { prisma, createWriter }: SeedContext,
  { id, name }: User,
  now: Date,
): GraphContext {
  const viewer = { id, name };
  const requestContext = { viewer, requestId: 'seed', now };
  return {
    prisma,
    ...createWriter(requestContext),
    ...requestContext,
    apiKey: null,
    ip: '127.0.0.1',
  } as unknown as GraphContext;
}

async function addLocations(prisma: SeedContext['prisma']) {
  const addLocation = async (
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
    online: await addLocation('Online warehouse', 'WAREHOUSE', true, 0),
    workshop: await addLocation('Workshop', 'WORKSHOP', false, 2),
  };
}

function readLevels({ prisma }: GraphContext, locationId: string) {
  return prisma.stockLevel.findMany({
    where: { locationId, quantity: { gt: 0 } },
    include: { variant: true },
    orderBy: { variant: { sku: 'asc' } },
  });
}

async function receiveAtWorkshop(context: GraphContext, workshopId: string) {
  const sizes = (await readLevels(context, MAIN_LOCATION_ID)).filter((_level, index) => index % 9 === 0);
  await receiveGoods(context, {
    locationId: workshopId,
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

/** Moves half of the stock of each variant with several items, in one transfer that is received in full. */
async function stockOnlineWarehouse(context: GraphContext, onlineLocationId: string) {
  const lines = (await readLevels(context, MAIN_LOCATION_ID))
    .filter(({ quantity }) => quantity >= 2)
    .slice(0, MAX_LINES)
    .map(({ variant, quantity }) => ({ sku: variant.sku, quantity: Math.floor(quantity / 2) }));
  const { id, version } = await createTransfer(context, {
    fromId: MAIN_LOCATION_ID,
    toId: onlineLocationId,
    note: 'First stock of the online warehouse.',
    lines,
  });
  const sentTransfer = await sendTransfer(context, { id, version });
  await receiveTransfer(context, { id, version: sentTransfer.version });
}

async function transferToShop(context: GraphContext, workshopId: string) {
  const lines = (await readLevels(context, workshopId)).slice(0, 3);
  const { id, version } = await createTransfer(context, {
    fromId: workshopId,
    toId: MAIN_LOCATION_ID,
    note: 'Polished and hallmarked.',
    lines: lines.map(({ variant }) => ({ sku: variant.sku, quantity: 1 })),
  });
  await sendTransfer(context, { id, version });
}

/** Counts one item fewer than expected in one stock level, and all other levels as expected. */
async function countWorkshopStock(context: GraphContext, workshopId: string) {
  const { number } = await startStockTake(context, { locationId: workshopId, note: 'End of the month.' });
  for (const [index, { variant, quantity }] of (await readLevels(context, workshopId)).entries())
    await countStock(context, { number, code: variant.sku, counted: index === 4 ? quantity - 1 : quantity });
  await finishStockTake(context, { number, setUncountedToZero: false });
}

/** Raises the limit of variants that sell so well that a stock of two or three is too low. */
async function raiseLowStockLimits(context: GraphContext) {
  const sizes = await context.prisma.variant.findMany({
    where: { stock: { in: [2, 3] }, product: { status: 'ACTIVE' } },
    orderBy: { sku: 'asc' },
  });
  const skus = sizes.filter((_size, index) => index % 7 === 0).map(({ sku }) => sku);
  if (skus.length > 0) await setLowStock(context, { skus, lowStock: 3 });
}
