// Simulates readers, each on a separate connection, who send the same requests in rotation.
import { calculatePercentiles } from '../figures.mjs';
import { Connection } from './connection.mjs';
import { readOptions } from './plan.mjs';
import { toRequest } from './request.mjs';

const addressCount = 1_000;

/**
 * @typedef {object} ReadersPlan
 * @property {number} port
 * @property {{ body: string, bytes?: number }[]} measuredRequests `bytes` is the expected length of the response
 * @property {number} readers
 * @property {number} milliseconds
 * @property {boolean} [anew] bypasses the response cache by sending `extensions`
 *
 * @typedef {{ count: number, perSecond: number, p50: number, p99: number }} ReadersResult
 */

/** @type {ReadersPlan} */
const { port, measuredRequests, readers, milliseconds, anew } = readOptions();
const repetitions = Math.ceil(addressCount / measuredRequests.length);
const requests = Array.from({ length: repetitions * measuredRequests.length }, (_, from) => {
  const { body = '', bytes } = measuredRequests[from % measuredRequests.length] ?? {};
  const requestBody = anew ? JSON.stringify({ ...JSON.parse(body), extensions: {} }) : body;
  return { bytes, request: toRequest(requestBody, { from }) };
});

/** @type {number[]} */
const latencies = [];
let nextRequestIndex = 0;
const startedAt = performance.now();
await Promise.all(Array.from({ length: readers }, read));
const seconds = (performance.now() - startedAt) / 1_000;
/** @type {ReadersResult} */
const result = {
  count: latencies.length,
  perSecond: latencies.length / seconds,
  ...calculatePercentiles(latencies),
};
console.log(JSON.stringify(result));
process.exit(0);

async function read() {
  const connection = new Connection(port);
  for (let sentAt = performance.now(); sentAt - startedAt < milliseconds; ) {
    const { request, bytes } =
      requests[nextRequestIndex++ % requests.length] ?? requests[0] ?? fail('There are no requests.');
    const response = await connection.send(request);
    if (response.status !== 200 || !response.isData || (bytes !== undefined && response.bytes !== bytes))
      fail(
        `Wrong response (${response.status}, ${response.bytes} bytes): ${connection.body.toString('utf8', 0, 300)}`,
      );
    const now = performance.now();
    latencies.push(now - sentAt);
    sentAt = now;
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
