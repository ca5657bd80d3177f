import type { IncomingMessage } from 'node:http';
import { DomainError } from '#domain/errors/errors.ts';
import { PHOTO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import { shorten } from '#domain/text/shorten.ts';
import { callService } from '#graph/outboundCalls/callService.ts';
import { AddressRefusedError, type OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import { sendRequest } from '#graph/outboundCalls/sendRequest.ts';

const MAX_REDIRECTS = 3;

/**
 * Downloads a photo of at most 25 MB from the internet. Throws a DomainError with the URL if it is not allowed,
 * does not respond or does not return a photo.
 */
export async function downloadPhoto(photoUrl: string, outboundRules: OutboundRules): Promise<Buffer> {
  try {
    return await callService('photographs', (signal) => load(new URL(photoUrl), { signal, outboundRules }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(
      error instanceof AddressRefusedError ? 'PHOTO_URL_REJECTED' : 'PHOTO_URL_UNREACHABLE',
      {
        address: shortenAddress(photoUrl),
        ...(error instanceof ServiceUnavailableError && { trouble: error.reason }),
      },
      'addresses',
    );
  }
}

interface DownloadContext {
  signal: AbortSignal;
  outboundRules: OutboundRules;
}

async function load(
  url: URL,
  { signal, outboundRules }: DownloadContext,
  redirectCount = 0,
): Promise<Buffer> {
  const response = await sendRequest(
    url,
    { method: 'GET', headers: { accept: 'image/*' }, signal },
    outboundRules,
  );
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400 && headers.location && redirectCount < MAX_REDIRECTS) {
    response.destroy();
    return load(new URL(headers.location, url), { signal, outboundRules }, redirectCount + 1);
  }
  if (status !== 200) {
    response.destroy();
    throw new DomainError(
      'PHOTO_URL_ERROR_STATUS',
      { address: shortenAddress(url.href), status },
      'addresses',
    );
  }
  return readBody(response, url);
}

async function readBody(response: IncomingMessage, url: URL): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > PHOTO_FILE_LIMIT.maxBytes) {
      response.destroy();
      throw new DomainError('PHOTO_URL_FILE_TOO_LARGE', { address: shortenAddress(url.href) }, 'addresses');
    }
    parts.push(chunk);
  }
  return Buffer.concat(parts, length);
}

function shortenAddress(photoUrl: string): string {
  return shorten(photoUrl, 120);
}
