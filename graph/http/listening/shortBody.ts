import type { IncomingMessage } from 'node:http';

/** Bodies up to so many bytes fit into the request's own buffer, which holds twice as much. */
export const SHORT_BODY_BYTES = 8 * 1024;

/** Whether a request brings a body that is short, of a length that it has told. */
export function isShortBody({ headers: { 'content-length': length } }: IncomingMessage): boolean {
  return Number(length) > 0 && Number(length) <= SHORT_BODY_BYTES;
}

/** Whether it brings one that is long, or of a length that nobody knows yet. */
export function isLongBody(request: IncomingMessage): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  return coding !== undefined || (length !== '0' && !isShortBody(request));
}

interface Waited {
  withinMs: number;
  /** Told of the body, which can still be read by whoever comes next. */
  whole: (body: string) => void;
  late: () => void;
}

/** Waits until a short body is there as a whole. Who sends it slowly holds nothing but a connection meanwhile. */
export function whenWhole(request: IncomingMessage, { withinMs, whole, late }: Waited): void {
  const length = Number(request.headers['content-length']);
  const timer = setTimeout(() => {
    request.off('readable', look);
    late();
  }, withinMs);
  request.once('close', () => clearTimeout(timer));
  request.on('readable', look);

  function look() {
    if (request.readableLength < length) return;
    clearTimeout(timer);
    request.off('readable', look);
    const body: Buffer | null = request.read();
    if (body === null) return;
    request.unshift(body);
    whole(body.toString());
  }
}
