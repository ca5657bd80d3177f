import type { IncomingMessage } from 'node:http';
import { DomainError } from '#domain/errors/errors.ts';
import { PHOTO_FILE } from '#domain/media/uploadLimits.ts';
import { shorten } from '#domain/text/shorten.ts';
import { callService } from '#graph/outboundCalls/callService.ts';
import { ServiceUnavailable } from '#graph/outboundCalls/outsideUnavailable.ts';
import { AddressRefused, type OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import { sendRequest } from '#graph/outboundCalls/sendRequest.ts';

const MAX_REDIRECTS = 3;

/**
 * Downloads a photo of at most 25 MB from the internet. Throws a DomainError with the URL if it is not allowed,
 * does not respond or does not return a photo.
 */
export async function downloadPhoto(address: string, reaching: OutboundRules): Promise<Buffer> {
  try {
    return await callService('photographs', (signal) => load(new URL(address), { signal, reaching }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(
      error instanceof AddressRefused ? 'PHOTO_URL_REJECTED' : 'PHOTO_URL_UNREACHABLE',
      {
        address: withAddress(address),
        ...(error instanceof ServiceUnavailable && { trouble: error.reason }),
      },
      'addresses',
    );
  }
}

interface DownloadContext {
  signal: AbortSignal;
  reaching: OutboundRules;
}

async function load(url: URL, { signal, reaching }: DownloadContext, redirects = 0): Promise<Buffer> {
  const answer = await sendRequest(url, { method: 'GET', headers: { accept: 'image/*' }, signal }, reaching);
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400 && headers.location && redirects < MAX_REDIRECTS) {
    answer.destroy();
    return load(new URL(headers.location, url), { signal, reaching }, redirects + 1);
  }
  if (status !== 200) {
    answer.destroy();
    throw new DomainError('PHOTO_URL_ERROR_STATUS', { address: withAddress(url.href), status }, 'addresses');
  }
  return read(answer, url);
}

async function read(answer: IncomingMessage, url: URL): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > PHOTO_FILE.maxBytes) {
      answer.destroy();
      throw new DomainError('PHOTO_URL_FILE_TOO_LARGE', { address: withAddress(url.href) }, 'addresses');
    }
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function withAddress(address: string): string {
  return shorten(address, 120);
}
