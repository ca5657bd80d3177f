// @ts-check

/**
 * Returns a GraphQL request as bytes for the connection.
 * @param {string} body
 * @param {{ from?: number }} [options] `from` determines the shopper's IP address
 */
export function toRequest(body, { from: clientNumber = 0 } = {}) {
  const lines = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    // The store limits requests per IP address, so each simulated shopper sends a different address.
    `x-forwarded-for: 10.${(clientNumber >> 16) & 255}.${(clientNumber >> 8) & 255}.${clientNumber & 255}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
