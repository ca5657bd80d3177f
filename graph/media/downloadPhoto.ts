import type { IncomingMessage } from 'node:http';
import { DomainError } from '#domain/errors/errors.ts';
import { PHOTOGRAPH_FILE } from '#domain/media/uploadLimits.ts';
import { shorten } from '#domain/text/shorten.ts';
import { callOutside } from '#graph/outside/callOutside.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import { AddressRefused, type Reaching } from '#graph/outside/publicAddress.ts';
import { requestAt } from '#graph/outside/requestAt.ts';

const MOST_REDIRECTS = 3;

/**
 * Loads the photograph at an address on the internet, of at most 25 MB. Throws a DomainError that names the address where it is
 * refused, does not answer or answers something else.
 */
export async function downloadPhotograph(address: string, reaching: Reaching): Promise<Buffer> {
  try {
    return await callOutside('photographs', (signal) => load(new URL(address), { signal, reaching }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(
      error instanceof AddressRefused ? 'PHOTOGRAPH_ADDRESS_REFUSED' : 'PHOTOGRAPH_ADDRESS_SILENT',
      { address: said(address), ...(error instanceof OutsideUnavailable && { trouble: error.trouble }) },
      'addresses',
    );
  }
}

interface Loading {
  signal: AbortSignal;
  reaching: Reaching;
}

async function load(url: URL, { signal, reaching }: Loading, redirects = 0): Promise<Buffer> {
  const answer = await requestAt(url, { method: 'GET', headers: { accept: 'image/*' }, signal }, reaching);
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400 && headers.location && redirects < MOST_REDIRECTS) {
    answer.destroy();
    return load(new URL(headers.location, url), { signal, reaching }, redirects + 1);
  }
  if (status !== 200) {
    answer.destroy();
    throw new DomainError('PHOTOGRAPH_ADDRESS_STATUS', { address: said(url.href), status }, 'addresses');
  }
  return read(answer, url);
}

async function read(answer: IncomingMessage, url: URL): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > PHOTOGRAPH_FILE.maxBytes) {
      answer.destroy();
      throw new DomainError('PHOTOGRAPH_ADDRESS_TOO_LARGE', { address: said(url.href) }, 'addresses');
    }
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

function said(address: string): string {
  return shorten(address, 120);
}
