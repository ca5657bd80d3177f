// @ts-check
// Shoppers who write, so many times a second whatever the answers take: what they looked at, wishes, orders and sign-ins.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentiles } from '../figures.mjs';
import { orderInput, PLACE_ORDER } from '../orders.mjs';
import { LOGIN, PASSWORD } from '../signIn.mjs';
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

/** How many times a second each is written; 50 in all. */
const mix = [
  ...Array.from({ length: 20 }, () => view),
  ...Array.from({ length: 15 }, () => wish),
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
 * @param {{ question: object, token?: string }} what
 * @param {number} due
 */
async function write({ question, token }, due) {
  const connection = free.pop() ?? new Connection(port);
  const request = toRequest(JSON.stringify(question), { from: randomInt(2 ** 24), token });
  const { status, isData } = await connection.send(request);
  const body = connection.body.toString();
  if (status !== 200 || !isData || !/"errors":\[\]/.test(body)) {
    console.log(`A write failed (${status}): ${JSON.stringify(question)} ${body.slice(0, 300)}`);
    process.exit(1);
  }
  latencies.push(performance.now() - due);
  free.push(connection);
}

function view() {
  const query =
    'mutation ($input: TrackProductViewInput!) { trackProductView(input: $input) { stored errors { code } } }';
  return asShopper(query, { productId: pick(sizes).productId });
}

function wish() {
  const change = randomInt(2) ? 'addToWishlist' : 'removeFromWishlist';
  const query = `mutation ($input: WishlistInput!) { ${change}(input: $input) { wishlist { product { id } } errors { code } } }`;
  return asShopper(query, { productId: pick(sizes).productId });
}

function order() {
  return { question: { query: PLACE_ORDER, variables: { input: orderInput(pick(sizes), randomUUID()) } } };
}

function signIn() {
  return {
    question: { query: LOGIN, variables: { input: { email: pick(accounts).email, password: PASSWORD } } },
  };
}

/**
 * @param {string} query
 * @param {object} input
 */
function asShopper(query, input) {
  return { question: { query, variables: { input } }, token: pick(accounts).token };
}

/**
 * @template Thing
 * @param {Thing[]} things
 */
function pick(things) {
  const thing = things[randomInt(things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}
