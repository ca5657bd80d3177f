import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const LONG_SEGMENT = 'x'.repeat(9000);
const requestId = expect.any(String);
const message = expect.any(String);
const REST = { success: false, message, code: expect.any(String), requestId };
const GRAPHQL = { errors: [{ message, extensions: { code: expect.any(String), requestId } }] };
const PLAIN = { message, requestId };

test.each([
  ['GET', '/api/%FF', 404, REST],
  ['POST', '/api/%FF', 404, REST],
  ['OPTIONS', '/api/%FF', 404, REST],
  ['GET', '/api/%', 404, REST],
  ['GET', '/api/%00', 404, REST],
  ['GET', '/api%FF', 404, REST],
  ['GET', '/api%2Fproducts', 404, REST],
  ['GET', '/api/products/%FF', 404, REST],
  ['GET', '/api/products/%E0%A4%FF', 404, REST],
  ['GET', '/api/products/a%2Fb', 404, REST],
  ['GET', `/api/products/${LONG_SEGMENT}`, 404, REST],
  ['GET', `/api/${LONG_SEGMENT}`, 404, REST],
  ['GET', '/api/products/%FF/reviews', 405, REST],
  ['GET', '/api//products', 404, REST],
  ['GET', '/api/docs/%FF', 404, REST],
  ['GET', '/api/products?page=%FF', 400, REST],
  ['POST', '/api/inbound/mail', 401, REST],
  ['GET', '/graphql%FF', 404, GRAPHQL],
  ['GET', '/graphql/%FF', 404, GRAPHQL],
  ['GET', '/graphql/a;%', 404, GRAPHQL],
  ['GET', '/graphql?query=%FF', 400, GRAPHQL],
  ['DELETE', '/graphql', 405, GRAPHQL],
  ['GET', '/media/%FF', 404, PLAIN],
  ['GET', '/media/a%00.webp', 404, PLAIN],
  ['GET', '/media/%2e%2e%2fa.webp', 404, PLAIN],
  ['PUT', '/media/a.webp', 404, PLAIN],
  ['GET', '/payments/esewa/return/%FF', 404, PLAIN],
  ['GET', '/invoices/%FF', 404, PLAIN],
  ['GET', '/healthz/%FF', 404, PLAIN],
  ['DELETE', '/healthz', 404, PLAIN],
  ['GET', '/%FF', 404, PLAIN],
] as const)('%s %s returns %i in the format of its API', async (method, url, status, body) => {
  const response = await server.app.inject({ method, url, headers: { 'apollo-require-preflight': '1' } });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual(status === 404 ? body : expect.objectContaining(toExpectedShape(body)));
  expect(response.headers['x-request-id']).toBeDefined();
});

/** GraphQL errors can have more fields than the message, so only the message is compared. */
function toExpectedShape(body: object): object {
  return 'errors' in body ? { errors: [expect.objectContaining({ message })] } : body;
}

test.each([
  ['an unknown method', 'BREW /api/products HTTP/1.1', 400],
  ['a space in the address', 'GET /api/a b HTTP/1.1', 400],
  ['a byte outside ASCII in the address', 'GET /api/\u00ff HTTP/1.1', 400],
  ['an address longer than any header', `GET /api/${'x'.repeat(17_000)} HTTP/1.1`, 431],
])('%s also gets a response in the REST envelope', async (_case, line, status) => {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await sendLine(line);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const [, body = ''] = response.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual({ ...REST, code: 'BAD_REQUEST' });
});

function sendLine(line: string): Promise<string> {
  const address = server.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => {
      response += data.toString();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
    socket.write(Buffer.from(`${line}\r\nhost: x\r\nconnection: close\r\n\r\n`, 'latin1'));
  });
}
