import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';

/**
 * Verifies that a request is signed with this secret (AWS signature version 4) and that its body matches the signature.
 */
export function isSigned({ headers, method, url }: IncomingMessage, body: Buffer, secret: string): boolean {
  const [, scope = '', signedHeaders = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ??
    [];
  const bodyHash = headers['x-amz-content-sha256'];
  const { pathname, search } = new URL(url ?? '', 'http://localhost');
  const query = search.slice(1).split('&').filter(Boolean);
  const canonicalRequest = [
    method,
    pathname,
    query
      .map((parameter) => (parameter.includes('=') ? parameter : `${parameter}=`))
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonicalRequest)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const isBodyIntact = bodyHash === UNSIGNED_PAYLOAD || bodyHash === sha256(body);
  return isBodyIntact && signature !== undefined && hmac(key, text).toString('hex') === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
