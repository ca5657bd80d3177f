import type { IncomingMessage } from 'node:http';

/** Bodies up to this size fit into the request's buffer, which holds twice as much. */
export const SHORT_BODY_BYTES = 8 * 1024;

/** Returns true if the request has a body with a known, short length. */
export function isShortBody({ headers: { 'content-length': length } }: IncomingMessage): boolean {
  return Number(length) > 0 && Number(length) <= SHORT_BODY_BYTES;
}

/** Returns true if the request has a long body or one of unknown length. */
export function isLongBody(request: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': transferEncoding } = request.headers;
  return transferEncoding !== undefined || (length !== '0' && !isShortBody(request));
}

interface ShortBodyOptions {
  withinMs: number;
  /** Called with the body, which can still be read by the next handler. */
  onBody: (body: string) => void;
  onTimeout: () => void;
}

/** Waits until a short body has arrived completely. Until then, a slow client occupies only a connection. */
export function readShortBody(
  request: IncomingMessage,
  { withinMs, onBody, onTimeout }: ShortBodyOptions,
): void {
  const length = Number(request.headers['content-length']);
  const timer = setTimeout(() => {
    request.off('readable', checkBody);
    onTimeout();
  }, withinMs);
  request.once('close', () => clearTimeout(timer));
  request.on('readable', checkBody);

  function checkBody() {
    if (request.readableLength < length) return;
    clearTimeout(timer);
    request.off('readable', checkBody);
    const body: Buffer | null = request.read();
    if (body === null) return;
    request.unshift(body);
    onBody(body.toString());
  }
}
