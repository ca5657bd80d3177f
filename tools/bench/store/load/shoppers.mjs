// @ts-check
// Shoppers, each on a connection of its own, who buy one piece after the other: the price once, then the order, as the checkout sends them.
import { randomInt, randomUUID } from 'node:crypto';
import { percentiles } from '../figures.mjs';
import { orderInput, PLACE_ORDER, QUOTE } from '../orders.mjs';
import { Connection } from './connection.mjs';
import { readPlan } from './plan.mjs';
import { toRequest } from './request.mjs';

/**
 * @typedef {object} ShoppersPlan
 * @property {number} port
 * @property {import('../orders.mjs').Size[]} sizes what they buy, at random
 * @property {number} shoppers
 * @property {number} [milliseconds]
 * @property {number} [each] how many times each of them buys
 * @property {string} [phone] the number that all of them give; beyond the unpaid limits their orders wait for the store
 *
 * @typedef {{ count: number, refused: number, perSecond: number, p50: number, p99: number }} ShoppersResult
 */

/** @type {ShoppersPlan} */
const { port, sizes, shoppers, milliseconds = Infinity, each = Infinity, phone } = readPlan();
/** @type {number[]} */
const latencies = [];
let refused = 0;
const started = performance.now();
await Promise.all(Array.from({ length: shoppers }, shop));
const seconds = (performance.now() - started) / 1_000;
/** @type {ShoppersResult} */
const result = {
  count: latencies.length,
  refused,
  perSecond: latencies.length / seconds,
  ...percentiles(latencies),
};
console.log(JSON.stringify(result));
process.exit(0);

async function shop() {
  const connection = new Connection(port);
  for (let bought = 0; bought < each && performance.now() - started < milliseconds; bought++) {
    const size = sizes[randomInt(sizes.length)];
    if (!size) throw new Error('There is nothing to buy.');
    const from = randomInt(2 ** 24);
    const sent = performance.now();
    const { lines, ...order } = orderInput(size, randomUUID(), phone);
    await ask(connection, from, { query: QUOTE, variables: { input: { lines } } });
    const { placeOrder } = await ask(connection, from, {
      query: PLACE_ORDER,
      variables: { input: { lines, ...order } },
    });
    const { order: placed } = placeOrder ?? {};
    if (placed && (phone || !placed.awaitsConfirmation)) latencies.push(performance.now() - sent);
    else refused++;
  }
  connection.close();
}

/**
 * @param {Connection} connection
 * @param {number} from
 * @param {object} question
 * @returns {Promise<{ placeOrder?: { order: { awaitsConfirmation: boolean } | null } }>}
 */
async function ask(connection, from, question) {
  const { status, isData } = await connection.send(toRequest(JSON.stringify(question), { from }));
  const body = connection.body.toString();
  if (status === 200 && isData) return JSON.parse(body).data;
  console.log(`A wrong answer (${status}): ${body.slice(0, 300)}`);
  process.exit(1);
}
