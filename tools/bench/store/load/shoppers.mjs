// Simulates shoppers, each on a separate connection, who buy one item after another. Each requests a quote and then
// places the order, as the checkout does.
import { randomInt, randomUUID } from 'node:crypto';
import { calculatePercentiles } from '../figures.mjs';
import { buildOrderInput, PLACE_ORDER, QUOTE } from '../orders.mjs';
import { Connection } from './connection.mjs';
import { readOptions } from './plan.mjs';
import { toRequest } from './request.mjs';

/**
 * @typedef {object} ShoppersPlan
 * @property {number} port
 * @property {import('../orders.mjs').Variant[]} variants variants, bought at random
 * @property {number} shoppers
 * @property {number} [milliseconds]
 * @property {number} [each] number of orders of each shopper
 * @property {string} [phone] phone number of all orders; orders above the limits for unpaid orders await confirmation
 *
 * @typedef {{ count: number, refused: number, perSecond: number, p50: number, p99: number }} ShoppersResult
 */

/** @type {ShoppersPlan} */
const { port, variants, shoppers, milliseconds = Infinity, each = Infinity, phone } = readOptions();
/** @type {number[]} */
const latencies = [];
let refusedOrders = 0;
const startedAt = performance.now();
await Promise.all(Array.from({ length: shoppers }, placeOrders));
const seconds = (performance.now() - startedAt) / 1_000;
/** @type {ShoppersResult} */
const result = {
  count: latencies.length,
  refused: refusedOrders,
  perSecond: latencies.length / seconds,
  ...calculatePercentiles(latencies),
};
console.log(JSON.stringify(result));
process.exit(0);

async function placeOrders() {
  const connection = new Connection(port);
  for (let orderCount = 0; orderCount < each && performance.now() - startedAt < milliseconds; orderCount++) {
    const variant = variants[randomInt(variants.length)];
    if (!variant) throw new Error('No items are for sale.');
    const clientNumber = randomInt(2 ** 24);
    const sentAt = performance.now();
    const { lines, ...order } = buildOrderInput(variant, randomUUID(), phone);
    await sendQuery(connection, clientNumber, { query: QUOTE, variables: { input: { lines } } });
    const { placeOrder } = await sendQuery(connection, clientNumber, {
      query: PLACE_ORDER,
      variables: { input: { lines, ...order } },
    });
    const { order: placedOrder } = placeOrder ?? {};
    if (placedOrder && (phone || !placedOrder.awaitsConfirmation)) latencies.push(performance.now() - sentAt);
    else refusedOrders++;
  }
  connection.close();
}

/**
 * @param {Connection} connection
 * @param {number} from
 * @param {object} requestBody
 * @returns {Promise<{ placeOrder?: { order: { awaitsConfirmation: boolean } | null } }>}
 */
async function sendQuery(connection, from, requestBody) {
  const { status, isData } = await connection.send(toRequest(JSON.stringify(requestBody), { from }));
  const body = connection.body.toString();
  if (status === 200 && isData) return JSON.parse(body).data;
  console.log(`Wrong response (${status}): ${body.slice(0, 300)}`);
  process.exit(1);
}
