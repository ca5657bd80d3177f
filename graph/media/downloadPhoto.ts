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
export async function downloadPhoto(photoUrl: string, reaching: OutboundRules): Promise<Buffer> {
  try {
    return await callService('photographs', (signal) => load(new URL(photoUrl), { signal, reaching }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(
      error instanceof AddressRefused ? 'PHOTO_URL_REJECTED' : 'PHOTO_URL_UNREACHABLE',
      {
        address: withAddress(photoUrl),
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
  const response = await sendRequest(
    url,
    { method: 'GET', headers: { accept: 'image/*' }, signal },
    reaching,
  );
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400 && headers.location && redirects < MAX_REDIRECTS) {
    response.destroy();
    return load(new URL(headers.location, url), { signal, reaching }, redirects + 1);
  }
  if (status !== 200) {
    response.destroy();
    throw new DomainError('PHOTO_URL_ERROR_STATUS', { address: withAddress(url.href), status }, 'addresses');
  }
  return readBody(response, url);
}

async function readBody(response: IncomingMessage, url: URL): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > PHOTO_FILE.maxBytes) {
      response.destroy();
      throw new DomainError('PHOTO_URL_FILE_TOO_LARGE', { address: withAddress(url.href) }, 'addresses');
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts, length);
}

function withAddress(photoUrl: string): string {
  return shorten(photoUrl, 120);
}
