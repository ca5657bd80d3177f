// @ts-check
import { randomInt } from 'node:crypto';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

const warmUpMilliseconds = 1_000;
const milliseconds = 5_000;

/**
 * Does one thing over and over, by a fixed number of workers at once.
 * @param {() => Promise<unknown>} work
 * @param {number} [workers]
 */
export async function measure(work, workers = 16) {
  await load(work, workers, warmUpMilliseconds);
  const times = (await load(work, workers, milliseconds)).sort((one, other) => one - other);
  const percentile = (/** @type {number} */ part) =>
    `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`;
  return {
    'per second': Math.round((times.length * 1_000) / milliseconds),
    p50: percentile(0.5),
    p95: percentile(0.95),
  };
}

/**
 * @param {() => Promise<unknown>} work
 * @param {number} workers
 * @param {number} duration
 * @returns {Promise<number[]>} how long each took, in ms
 */
async function load(work, workers, duration) {
  const end = performance.now() + duration;
  /** @type {number[]} */
  const times = [];
  const go = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: workers }, go));
  return times;
}

/**
 * @param {string} url
 * @param {object} body posted as JSON
 * @param {Record<string, string>} [more] headers
 * @returns {Promise<unknown>} its data
 */
export async function ask(url, body, more) {
  // Many shoppers behind a balancer: otherwise the limit of a single one would be measured.
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1`,
    ...more,
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.text();
  if (response.ok && !answer.startsWith('{"errors"')) return JSON.parse(answer).data;
  throw new UserFacingError(`${url} answered ${response.status}: ${answer.slice(0, 300)}`);
}
