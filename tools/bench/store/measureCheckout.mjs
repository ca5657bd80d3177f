// @ts-check
import { createConnection } from 'mysql2/promise';
import { UserFacingError } from '../../../scripts/lib/process/userFacingError.mjs';
import { measureCpu, waitForJobs } from './cpuUsage.mjs';
import { calculateMedians } from './figures.mjs';
import { fillLevels } from './openBenchStore.mjs';
import { runLoad } from './runLoad.mjs';

/**
 * @typedef {import('./openBenchStore.mjs').BenchStore} BenchStore
 * @typedef {import('./orders.mjs').Variant} Variant
 * @typedef {import('./load/shoppers.mjs').ShoppersResult} ShoppersResult
 *
 * @typedef {object} CheckoutRow
 * @property {string} what
 * @property {number} perSecond
 * @property {number} p50 of quote and order together, in ms
 * @property {number} p99
 * @property {number} app CPU of the server per order, in ms
 * @property {number} database CPU of the database per order, in ms
 * @property {number} afterwards CPU of both for the jobs of an order, in ms
 * @property {number} plain orders a second in plain SQL
 * @property {number} shareOfPlain
 * @property {number} others
 */

const settings = [
  { what: '8 shoppers', shoppers: 8, isHot: false },
  { what: '32 shoppers', shoppers: 32, isHot: false },
  { what: '32 shoppers, one product', shoppers: 32, isHot: true },
  { what: '32 guests, one phone number', shoppers: 32, isHot: false, phone: '9841777777' },
];

/**
 * Measures guest orders relative to minimal plain SQL orders on the same server.
 * @param {BenchStore} store
 * @param {{ variants: Variant[], idleCpuMsPerSecond: number }} shop `idleCpuMsPerSecond` is the CPU time that the
 * store's processes use while there are no requests, in ms per second
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<CheckoutRow[]>}
 */
export async function measureCheckout(store, { variants, idleCpuMsPerSecond }, { rounds, seconds }) {
  const { port, databaseUrl } = store;
  await runLoad('shoppers', { port, variants, shoppers: 8, milliseconds: 2_000 });
  /** @type {Map<string, Omit<CheckoutRow, 'what'>[]>} */
  const measurements = new Map();
  for (let round = 0; round < rounds; round++)
    for (const { what, shoppers, isHot, phone } of settings) {
      const orderedVariants = isHot ? variants.slice(0, 1) : variants;
      /** @type {import('./load/plainOrders.mjs').PlainOrdersResult} */
      const plainResult = await runLoad('plainOrders', {
        databaseUrl,
        shoppers,
        variantCount: orderedVariants.length,
        milliseconds: seconds * 500,
      });
      await waitForJobs(store, idleCpuMsPerSecond);
      const buy = () =>
        /** @type {Promise<ShoppersResult>} */ (
          runLoad('shoppers', {
            port,
            variants: orderedVariants,
            shoppers,
            phone,
            milliseconds: seconds * 1_000,
          })
        );
      const { refused, count, ...storeFigures } = await measureCpu(store, buy);
      if (refused > 0)
        throw new UserFacingError(`${refused} orders were refused although items were in stock.`);
      const figures = {
        ...storeFigures,
        afterwards: (await waitForJobs(store, idleCpuMsPerSecond)) / count,
        plain: plainResult.perSecond,
        shareOfPlain: storeFigures.perSecond / plainResult.perSecond,
      };
      measurements.set(what, [...(measurements.get(what) ?? []), figures]);
    }
  return settings.map(({ what }) => ({ what, ...calculateMedians(measurements.get(what) ?? []) }));
}

/**
 * Simulates more simultaneous orders of one product than there are items in stock. Throws unless exactly the items in
 * stock are sold.
 * @param {BenchStore} store
 * @param {Variant[]} variants
 */
export async function tryToOversell({ port, databaseUrl }, variants) {
  const [hotVariant] = variants;
  if (!hotVariant) throw new UserFacingError('No items are for sale.');
  const stock = 10;
  const shopperCount = 32;
  const connection = await createConnection(databaseUrl);
  const condition = 'product_id = ? AND size <=> ?';
  const values = [hotVariant.productId, hotVariant.size];
  await fillLevels(connection, condition, stock, values);
  /** @type {ShoppersResult} */
  const { count: soldCount } = await runLoad('shoppers', {
    port,
    variants: [hotVariant],
    shoppers: shopperCount,
    each: 1,
  });
  const [rows] = await connection.query(`SELECT stock FROM variants WHERE ${condition}`, values);
  const [{ stock: remainingStock } = { stock: Number.NaN }] = /** @type {{ stock: number }[]} */ (rows);
  await fillLevels(connection, condition, 1_000_000, values);
  await connection.end();
  if (soldCount !== stock || remainingStock !== 0)
    throw new UserFacingError(
      `${soldCount} of ${stock} items were sold to ${shopperCount} shoppers, and ${remainingStock} are left.`,
    );
  return { stock, shoppers: shopperCount, sold: soldCount };
}
