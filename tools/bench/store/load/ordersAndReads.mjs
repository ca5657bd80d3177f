// Simulates shoppers who keep a fixed number of orders in flight, and readers who send a fixed number of requests a
// second regardless of response times. Failed requests of both are counted.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calculatePercentiles } from '../figures.mjs';
import { buildOrderInput, PLACE_ORDER, QUOTE } from '../orders.mjs';
import { Connection } from './connection.mjs';
import { readOptions } from './plan.mjs';
import { toRequest } from './request.mjs';

/**
 * @typedef {object} BuyersAndReadersPlan
 * @property {number} port
 * @property {import('../orders.mjs').Variant[]} variants variants, bought at random
 * @property {string[]} requestBodies bodies of the reads, sent in rotation
 * @property {number} concurrentOrders orders in flight
 * @property {number} readsPerSecond 0 for orders only
 * @property {number} milliseconds
 *
 * @typedef {object} BuyersAndReadersResult
 * @property {number} count placed orders
 * @property {number} ordersPerSecond
 * @property {number} refusedOrders
 * @property {number} reads
 * @property {number} answeredShare share of the reads
 * @property {number} staleShare share of the responses marked as stale
 * @property {number} p99 of the answered reads, in ms
 */

/** @type {BuyersAndReadersPlan} */
const { port, variants, requestBodies, concurrentOrders, readsPerSecond, milliseconds } = readOptions();
const staleWarning = 'warning: 110';
const pauseAfterRefusalMs = 200;

const startedAt = performance.now();
const hasEnded = () => performance.now() - startedAt >= milliseconds;
let placedCount = 0;
let refusedOrders = 0;
let readCount = 0;
let staleReads = 0;
/** @type {number[]} */
const latencies = [];

await Promise.all([...Array.from({ length: concurrentOrders }, placeOrders), readAtFixedRate()]);
const seconds = (performance.now() - startedAt) / 1_000;
/** @type {BuyersAndReadersResult} */
const result = {
  count: placedCount,
  ordersPerSecond: placedCount / seconds,
  refusedOrders,
  reads: readCount,
  answeredShare: latencies.length / readCount,
  staleShare: staleReads / latencies.length,
  p99: calculatePercentiles(latencies).p99,
};
console.log(JSON.stringify(result));
process.exit(0);

async function placeOrders() {
  const connection = new Connection(port);
  while (!hasEnded()) {
    const variant = variants[randomInt(variants.length)];
    if (!variant) throw new Error('No items are for sale.');
    const { lines, ...order } = buildOrderInput(variant, randomUUID());
    const clientNumber = randomInt(2 ** 24);
    const send = (/** @type {object} */ requestBody) =>
      connection.send(toRequest(JSON.stringify(requestBody), { from: clientNumber }));
    const quote = await send({ query: QUOTE, variables: { input: { lines } } });
    const orderResponse =
      quote.status === 200 && (await send({ query: PLACE_ORDER, variables: { input: { lines, ...order } } }));
    if (orderResponse && orderResponse.status === 200 && /"errors":\[\]/.test(connection.body.toString()))
      placedCount++;
    else {
      refusedOrders++;
      await pause(pauseAfterRefusalMs);
    }
  }
  connection.close();
}

async function readAtFixedRate() {
  /** @type {Connection[]} */
  const idleConnections = [];
  /** @type {Promise<void>[]} */
  const pendingReads = [];
  const readIntervalMs = readsPerSecond > 0 ? 1_000 / readsPerSecond : Infinity;
  for (let readIndex = 0; readIndex * readIntervalMs < milliseconds; readIndex++) {
    const dueAt = startedAt + readIndex * readIntervalMs;
    await pause(Math.max(0, dueAt - performance.now()));
    pendingReads.push(read(idleConnections, requestBodies[readIndex % requestBodies.length] ?? '', dueAt));
  }
  await Promise.all(pendingReads);
}

/**
 * @param {Connection[]} idleConnections
 * @param {string} requestBody
 * @param {number} dueAt
 */
async function read(idleConnections, requestBody, dueAt) {
  readCount++;
  const connection = idleConnections.pop() ?? new Connection(port);
  const { status, isData } = await connection.send(toRequest(requestBody, { from: randomInt(2 ** 24) }));
  if (status === 200 && isData) {
    latencies.push(performance.now() - dueAt);
    if (connection.head.includes(staleWarning)) staleReads++;
  }
  idleConnections.push(connection);
}
