// @ts-check
// Shoppers who write, so many times a second whatever the answers take: what they looked at, wishes, orders and sign-ins.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentiles } from '../figures.mjs';
import { isWritten, shopperWrites } from '../shopperWrites.mjs';
import { Connection } from './connection.mjs';
import { readPlan } from './plan.mjs';
import { toRequest } from './request.mjs';

/**
 * @typedef {object} WritersPlan
 * @property {number} port
 * @property {import('../orders.mjs').Size[]} sizes
 * @property {import('../signIn.mjs').Account[]} accounts
 * @property {number} milliseconds
 *
 * @typedef {{ count: number, perSecond: number, p50: number, p99: number }} WritersResult
 */

/** @type {WritersPlan} */
const { port, sizes, accounts, milliseconds } = readPlan();

const { view, addWish, removeWish, order, signIn } = shopperWrites({ sizes, accounts });
/** How many times a second each is written; 50 in all. */
const mix = [
  ...Array.from({ length: 20 }, () => view),
  ...Array.from({ length: 15 }, () => () => (randomInt(2) ? addWish() : removeWish())),
  ...Array.from({ length: 10 }, () => order),
  ...Array.from({ length: 5 }, () => signIn),
];
const every = 1_000 / mix.length;

/** @type {Connection[]} those that nobody uses */
const free = [];
/** @type {number[]} */
const latencies = [];
/** @type {Promise<void>[]} */
const underWay = [];
const started = performance.now();
for (let turn = 0; turn * every < milliseconds; turn++) {
  const due = started + turn * every;
  await pause(Math.max(0, due - performance.now()));
  // 7 has no divisor in common with the mix: its kinds take turns.
  underWay.push(write((mix[(turn * 7) % mix.length] ?? view)(), due));
}
await Promise.all(underWay);
/** @type {WritersResult} */
const result = {
  count: latencies.length,
  perSecond: latencies.length / (milliseconds / 1_000),
  ...percentiles(latencies),
};
console.log(JSON.stringify(result));
process.exit(0);

/**
 * @param {import('../shopperWrites.mjs').Write} what
 * @param {number} due
 */
async function write({ question, token }, due) {
  const connection = free.pop() ?? new Connection(port);
  const request = toRequest(JSON.stringify(question), { from: randomInt(2 ** 24), token });
  const { status, isData } = await connection.send(request);
  const body = connection.body.toString();
  if (!isData || !isWritten(status, body)) {
    console.log(`A write failed (${status}): ${JSON.stringify(question)} ${body.slice(0, 300)}`);
    process.exit(1);
  }
  latencies.push(performance.now() - due);
  free.push(connection);
}
