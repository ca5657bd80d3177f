import type { Server } from 'node:http';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { Counter } from 'prom-client';
import { RETRY_AFTER_S } from '#graph/errors/retryLater.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import { logUnavailable } from '#graph/observability/logUnavailable.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of placeholders counted; the Health screen does not distinguish more. */
const MAX_COUNTED_PLACEHOLDERS = 1000;

const placeholdersTotal = new Counter({
  name: 'store_media_placeholders_total',
  help: 'Placeholder images sent because the media bucket did not respond in time or refused access.',
  registers: [storeRegistry],
});

/** Times of recent placeholders per server, in ms since 1970. */
const placeholderTimes = new WeakMap<Server, number[]>();

/** Returns the number of images a server could not show in the hour before `now`. */
export function countRecentPlaceholders(server: Server, now: Date): number {
  const cutoffMs = now.getTime() - HOUR_MS;
  return (placeholderTimes.get(server) ?? []).filter((time) => time > cutoffMs).length;
}

/** A frame with mountains and a sun, as browsers show for a missing image. It fits any size and theme. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice">
<rect width="64" height="64" fill="#8b8378" fill-opacity=".22"/>
<g fill="none" stroke="#8b8378" stroke-width="1.5" stroke-linejoin="round">
<rect x="22" y="24" width="20" height="16" rx="1.5"/><circle cx="28" cy="29" r="1.8"/><path d="m22 38 6-5 4 3 5-5 5 5"/>
</g></svg>`;

/**
 * Sends the placeholder for an image that cannot be read now. Browsers show it despite the status 503, and it is not
 * cached. Throws any other error.
 */
export function sendPlaceholder(
  reply: FastifyReply,
  error: unknown,
  log: Pick<FastifyBaseLogger, 'warn'>,
): FastifyReply {
  if (!(error instanceof StorageUnavailableError)) throw error;
  placeholdersTotal.inc();
  const { server } = reply.server;
  placeholderTimes.set(server, [
    ...(placeholderTimes.get(server) ?? []).slice(1 - MAX_COUNTED_PLACEHOLDERS),
    Date.now(),
  ]);
  logUnavailable(log, error);
  return reply
    .code(503)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .header('retry-after', String(RETRY_AFTER_S))
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/svg+xml')
    .send(PICTURE);
}

/**
 * Throws 503 for anything but an image, such as a video or an upload, while the bucket does not respond. Throws any
 * other error unchanged.
 */
export function refuseUnavailable(error: unknown, log: Pick<FastifyBaseLogger, 'warn'>): never {
  if (!(error instanceof StorageUnavailableError)) throw error;
  logUnavailable(log, error);
  throw createHttpRefusal(503, 'Photos and videos are not available at the moment. Try again in a minute.');
}
