// @ts-check
// Readers, each on a separate connection, who send the same requests in rotation.
import { percentiles } from '../figures.mjs';
import { Connection } from './connection.mjs';
import { readOptions } from './plan.mjs';
import { toRequest } from './request.mjs';

const addresses = 1_000;

/**
 * @typedef {object} ReadersPlan
 * @property {number} port
 * @property {{ body: string, bytes?: number }[]} questions `bytes` is the expected length of the response
 * @property {number} readers
 * @property {number} milliseconds
 * @property {boolean} [anew] bypasses the response cache by sending `extensions`
 *
 * @typedef {{ count: number, perSecond: number, p50: number, p99: number }} ReadersResult
 */

/** @type {ReadersPlan} */
const { port, questions, readers, milliseconds, anew } = readOptions();
const times = Math.ceil(addresses / questions.length);
const requests = Array.from({ length: times * questions.length }, (_, from) => {
  const { body = '', bytes } = questions[from % questions.length] ?? {};
  const requestBody = anew ? JSON.stringify({ ...JSON.parse(body), extensions: {} }) : body;
  return { bytes, request: toRequest(requestBody, { from }) };
});

/** @type {number[]} */
const latencies = [];
let turn = 0;
const started = performance.now();
await Promise.all(Array.from({ length: readers }, read));
const seconds = (performance.now() - started) / 1_000;
/** @type {ReadersResult} */
const result = { count: latencies.length, perSecond: latencies.length / seconds, ...percentiles(latencies) };
console.log(JSON.stringify(result));
process.exit(0);

async function read() {
  const connection = new Connection(port);
  for (let sent = performance.now(); sent - started < milliseconds; ) {
    const { request, bytes } =
      requests[turn++ % requests.length] ?? requests[0] ?? fail('There are no requests.');
    const answer = await connection.send(request);
    if (answer.status !== 200 || !answer.isData || (bytes !== undefined && answer.bytes !== bytes))
      fail(
        `Wrong response (${answer.status}, ${answer.bytes} bytes): ${connection.body.toString('utf8', 0, 300)}`,
      );
    const now = performance.now();
    latencies.push(now - sent);
    sent = now;
  }
  connection.close();
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.log(message);
  process.exit(1);
}
