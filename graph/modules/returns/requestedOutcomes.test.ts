import { beforeEach, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const REQUEST = `mutation ($input: RequestReturnInput!) {
  requestReturn(input: $input) {
    return { number wish lines { exchangeSize exchangePreference } }
    errors { reason field message }
  }
}`;

const START = `mutation ($input: StartReturnInput!) {
  startReturn(input: $input) { return { wish lines { exchangeSize exchangePreference } } errors { reason field } }
}`;

const SIZES = [{ size: '12' }, { size: '14' }];

let shopper: Shopper;

beforeEach(async () => {
  shopper = await aShopper(server);
});

/** Creates a product in these sizes, bought by the shopper. */
async function buyProduct(
  variants: { size: string | null; stock?: number }[],
  overrides: Record<string, unknown> = {},
) {
  const product = await aProduct(server.prisma, { variants });
  const order = await anOrder(server.prisma, {
    userId: shopper.user.id,
    contactEmail: shopper.user.email,
    status: 'DELIVERED',
    placedAt: server.clock.now,
    lines: [
      { productId: product.id, variantId: product.variants[0]?.id, size: variants[0]?.size, ...overrides },
    ],
  });
  return async (line: Record<string, unknown>, outcome = 'EXCHANGE') => {
    const lines = [{ lineId: order.lines[0]?.id, quantity: 1, reason: 'WRONG_SIZE', ...line }];
    const { data, errors } = await shopper.graphql(REQUEST, {
      input: { id: order.id, wish: outcome, lines },
    });
    expect(errors).toBeUndefined();
    return data?.requestReturn;
  };
}

test('a requested exchange size is included in the emails to the shopper and the store', async () => {
  const requestReturn = await buyProduct(SIZES);
  const { return: orderReturn, errors } = await requestReturn({
    exchangeSize: '14',
    exchangePreference: 'Or the one with the ruby',
  });
  expect(errors).toEqual([]);
  expect(orderReturn).toMatchObject({
    wish: 'EXCHANGE',
    lines: [{ exchangeSize: '14', exchangePreference: 'Or the one with the ruby' }],
  });
  const emails = await server.prisma.mail.findMany({ where: { text: { contains: orderReturn.number } } });
  const findEmailText = (name: string) => emails.find(({ template }) => template === name)?.text;
  expect(findEmailText('returnRequested')).toMatch(
    /Requested instead: size 14\s+Your request: Or the one with/,
  );
  expect(findEmailText('returnNotice')).toContain('Requested instead: size 14');
});

test('a sold-out size can be requested, an unknown size cannot', async () => {
  const requestReturn = await buyProduct([{ size: '12' }, { size: '14', stock: 0 }]);
  expect((await requestReturn({ exchangeSize: '19' })).errors).toEqual([
    {
      reason: 'EXCHANGE_SIZE_NOT_FOUND',
      field: 'lines.0.exchangeSize',
      message:
        'This piece doesn’t come in size 19. Choose another size, or describe what you would like instead.',
    },
  ]);
  expect(await server.prisma.return.count({ where: { order: { userId: shopper.user.id } } })).toBe(0);
  expect((await requestReturn({ exchangeSize: '14' })).errors).toEqual([]);
});

test('an exchange of a product with several sizes requires a size or a description', async () => {
  const requestReturn = await buyProduct(SIZES);
  expect((await requestReturn({ exchangePreference: '  ' })).errors).toMatchObject([
    { reason: 'EXCHANGE_PREFERENCE_MISSING', field: 'lines.0.exchangeSize' },
  ]);
  expect((await requestReturn({ exchangePreference: 'The one with the ruby' })).errors).toEqual([]);
});

test('an exchange of a product without sizes, or of a deleted product, requires neither', async () => {
  const requestWithoutSizes = await buyProduct([{ size: null }]);
  expect((await requestWithoutSizes({})).errors).toEqual([]);
  const requestForDeletedProduct = await buyProduct(SIZES, { productId: null, variantId: null });
  expect((await requestForDeletedProduct({})).errors).toEqual([]);
});

test('an exchange preference is refused if a refund is requested', async () => {
  const requestReturn = await buyProduct(SIZES);
  expect((await requestReturn({ exchangeSize: '14' }, 'REFUND')).errors).toMatchObject([
    { reason: 'EXCHANGE_PREFERENCE_WITHOUT_EXCHANGE', field: 'lines.0.exchangeSize' },
  ]);
});

test('a return entered by staff can include or omit an exchange preference', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const startReturn = async (line: object, outcome = 'EXCHANGE') => {
    const product = await aProduct(server.prisma, { variants: SIZES });
    const { id, lines } = await anOrder(server.prisma, {
      status: 'DELIVERED',
      lines: [{ productId: product.id, variantId: product.variants[0]?.id, size: '12' }],
    });
    const input = {
      ...{ id, isReceived: false, wish: outcome },
      lines: [{ lineId: lines[0]?.id, quantity: 1, reason: 'WRONG_SIZE', ...line }],
    };
    const { data, errors } = await staff.graphql(START, { input });
    expect(errors).toBeUndefined();
    return data?.startReturn;
  };

  expect(
    await startReturn({ exchangeSize: '14', exchangePreference: 'Or the one with the ruby' }),
  ).toMatchObject({
    return: {
      wish: 'EXCHANGE',
      lines: [{ exchangeSize: '14', exchangePreference: 'Or the one with the ruby' }],
    },
    errors: [],
  });
  expect((await startReturn({})).errors).toEqual([]);
  expect((await startReturn({ exchangeSize: '19' })).errors).toMatchObject([
    { reason: 'EXCHANGE_SIZE_NOT_FOUND', field: 'lines.0.exchangeSize' },
  ]);
  expect((await startReturn({ exchangeSize: '14' }, 'REFUND')).errors).toMatchObject([
    { reason: 'EXCHANGE_PREFERENCE_WITHOUT_EXCHANGE', field: 'lines.0.exchangeSize' },
  ]);
});
