import { expect } from 'vitest';
import { anUnpaidOrder } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import type { TestServer } from '#graph/testing/server.ts';

const SUBMIT = `mutation ($input: SubmitTransferReceiptInput!) {
  submitTransferReceipt(input: $input) {
    transferReceipt { id amount reference paidOn bank status photo { url width } order { number } }
    errors { reason field message params }
  }
}`;

type Order = Pick<Awaited<ReturnType<typeof anUnpaidOrder>>, 'id' | 'guestToken'>;

/** Creates a guest's order that awaits a bank transfer. */
export function aTransferOrder(server: TestServer, overrides: Parameters<typeof anUnpaidOrder>[1] = {}) {
  return anUnpaidOrder(server, { paymentMethod: 'BANK_TRANSFER', ...overrides });
}

/** Uploads a photo as a browser does. */
export async function uploadPhoto(server: TestServer, query: Record<string, string>) {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  const boundary = 'a-boundary-of-the-test';
  const partHeader = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="slip.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return server.app.inject({
    method: 'POST',
    url: `/media/slips?${new URLSearchParams(query)}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(partHeader), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

/** Submits a transfer receipt as the guest who placed the order, with an uploaded photo unless the input names one. */
export async function submitReceipt(
  server: TestServer,
  { id, guestToken }: Order,
  input: Record<string, unknown> = {},
) {
  const photo = input.photo ?? (await uploadPhoto(server, { order: id, guestToken })).json().uploadId;
  const paidOn = server.clock.now.toISOString().slice(0, 10);
  const receiptInput = { amount: 11_800, reference: 'FT26331K2P', paidOn, photo, ...input };
  const { data, errors } = await server.graphql(SUBMIT, { input: { id, guestToken, ...receiptInput } });
  expect(errors).toBeUndefined();
  return data?.submitTransferReceipt;
}
