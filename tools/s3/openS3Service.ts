import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Bucket, createErrorResponse, type S3Response } from './bucket.ts';
import { isSigned } from './isSigned.ts';

interface S3Account {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Starts an in-memory S3 service with one bucket on a free port. It rejects unsigned requests. */
export async function openS3Service(): Promise<S3Account & { endpoint: string; close: () => Promise<void> }> {
  const account = {
    bucket: 'store',
    accessKeyId: 'store',
    secretAccessKey: randomBytes(20).toString('base64url'),
  };
  const bucket = new Bucket();
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await handleRequest(request, account, bucket).catch(() =>
      createErrorResponse(400, 'IncompleteBody'),
    );
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { ...account, endpoint: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function handleRequest(
  request: IncomingMessage,
  account: S3Account,
  bucket: Bucket,
): Promise<S3Response> {
  const { method = '', headers, url = '' } = request;
  const body = await buffer(request);
  if (!isSigned(request, body, account.secretAccessKey))
    return createErrorResponse(403, 'SignatureDoesNotMatch');
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const [, name, ...key] = pathname.split('/').map(decodeURIComponent);
  if (name !== account.bucket) return createErrorResponse(404, 'NoSuchBucket');
  return bucket.handle({ method, key: key.join('/'), query, headers, body });
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
