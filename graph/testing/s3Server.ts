import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll } from 'vitest';
import type { S3Settings } from '#graph/storage/s3Settings.ts';

/** The account that the server knows. */
const ACCESS_KEY_ID = 'S3RVER';

/** An S3 service with one bucket, on this machine, for a test file. It refuses whoever does not sign with its secret. */
export function useS3Server(): S3Settings {
  const settings = { region: 'us-east-1', bucket: 'store', accessKeyId: ACCESS_KEY_ID } as S3Settings;
  let close = async () => {};

  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'store-s3-'));
    const service = new S3rver({ directory, silent: true, configureBuckets: [{ name: settings.bucket }] });
    await service.configureBuckets();
    settings.secretAccessKey = randomBytes(20).toString('base64url');
    const answer = service.callback();
    const server = createServer((request, response) => {
      if (isSigned(request, settings.secretAccessKey)) answer(request, response);
      else response.writeHead(403, { 'content-type': 'application/xml' }).end(REFUSAL);
    });
    settings.endpoint = await listen(server);
    close = async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    };
  });
  afterAll(() => close());
  return settings;
}

const REFUSAL =
  '<Error><Code>SignatureDoesNotMatch</Code><Message>The signature is not right.</Message></Error>';

/** The service itself lets signatures of the fourth version pass unseen: they are computed here anew. */
function isSigned({ headers, method = '', url = '' }: IncomingMessage, secret: string): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '') ??
    [];
  const { pathname, search } = new URL(url, 'http://localhost');
  const query = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map((one) => (one.includes('=') ? one : `${one}=`));
  const canonical = [
    method,
    pathname,
    query.sort().join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return signature !== undefined && hmac(key, text).toString('hex') === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
