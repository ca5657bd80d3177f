// @ts-check

/**
 * A question to GraphQL as it goes over the line.
 * @param {string} body
 * @param {{ from?: number }} [options] `from` numbers the shopper's address
 */
export function toRequest(body, { from = 0 } = {}) {
  const lines = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    // The store limits what each address may ask; these come from as many as its shoppers would.
    `x-forwarded-for: 10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
