import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 1000;

let toldAt = Number.NEGATIVE_INFINITY;
let untold = 0;

/** Logs what could not be answered for the moment: once a second, with how many there were since, as all fail together. */
export function tellUnavailable(log: Pick<FastifyBaseLogger, 'warn'>, err: Error): void {
  const now = performance.now();
  if (now - toldAt < EVERY_MS) {
    untold += 1;
    return;
  }
  log.warn({ err, othersBefore: untold }, 'A request could not be answered at this moment');
  toldAt = now;
  untold = 0;
}
