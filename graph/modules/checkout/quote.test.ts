import { describe, expect, test } from 'vitest';
import type { LineInput } from '#graph/schema/schema.generated.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

describe('quote', () => {
  test('prices each line by the current price of its size, in the requested sequence', async () => {
    const ring = await aProduct(server.prisma, {
      variants: [
        { size: '6', price: 10_000 },
        { size: '7', price: 11_000 },
      ],
    });
    const chain = await aProduct(server.prisma, { price: 2_500 });

    const quote = await findQuote([
      { productId: ring.id, size: '7', quantity: 2 },
      { productId: chain.id, quantity: 1 },
      { productId: ring.id, size: '6', quantity: 1 },
    ]);

    expect(quote.errors).toEqual([]);
    expect(quote.lines.map(({ index, unitPrice, lineTotal }) => [index, unitPrice, lineTotal])).toEqual([
      [0, 11_000, 22_000],
      [1, 2_500, 2_500],
      [2, 10_000, 10_000],
    ]);
    expect(quote.lines[0]?.variant.size).toBe('7');
    expect(quote.totals).toEqual({
      items: 34_500,
      discount: 0,
      totalAmount: 34_500,
      shipping: 0,
      tax: 6_210,
      taxPercent: 18,
      finalTotal: 40_710,
    });
  });

  test('omits unavailable lines and reports a reason for each', async () => {
    const ring = await aProduct(server.prisma, { variants: [{ size: '6', stock: 2 }] });
    const chain = await aProduct(server.prisma, { stock: 0 });
    const draft = await aProduct(server.prisma, { status: 'DRAFT' });

    const quote = await findQuote([
      { productId: 'no-such-product', quantity: 1 },
      { productId: draft.id, quantity: 1 },
      { productId: ring.id, quantity: 1 },
      { productId: ring.id, size: '99', quantity: 1 },
      { productId: chain.id, size: '6', quantity: 1 },
      { productId: ring.id, size: '6', quantity: 3 },
      { productId: chain.id, quantity: 1 },
      { productId: ring.id, size: '6', quantity: 2 },
    ]);

    expect(quote.lines.map(({ index }) => index)).toEqual([7]);
    expect(quote.errors.map(({ code, field, message }) => [code, field, message])).toEqual([
      ['NOT_FOUND', 'lines.0.productId', 'This product no longer exists.'],
      ['NOT_FOUND', 'lines.1.productId', 'This piece is no longer for sale.'],
      ['INVALID', 'lines.2.size', 'Choose a size.'],
      ['NOT_FOUND', 'lines.3.size', 'Size 99 is not available.'],
      ['NOT_FOUND', 'lines.4.size', 'This piece has no sizes.'],
      ['OUT_OF_STOCK', 'lines.5.quantity', 'Only 2 left.'],
      ['OUT_OF_STOCK', 'lines.6.quantity', 'This piece is sold out.'],
    ]);
  });

  test('shares stock among lines of one size', async () => {
    const { id: productId } = await aProduct(server.prisma, { stock: 3 });

    const { lines, errors } = await findQuote([
      { productId, quantity: 2 },
      { productId, quantity: 2 },
      { productId, quantity: 1 },
    ]);

    expect(lines.map(({ index }) => index)).toEqual([0, 2]);
    expect(errors).toMatchObject([
      { code: 'OUT_OF_STOCK', field: 'lines.1.quantity', message: 'Only 3 left.' },
    ]);
  });

  test.each([0, -1, 100, 2_147_483_647])('refuses a quantity of %i', async (quantity) => {
    const { id: productId } = await aProduct(server.prisma);

    const { lines, totals, errors } = await findQuote([{ productId, quantity }]);

    expect(lines).toEqual([]);
    expect(totals.finalTotal).toBe(0);
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'lines.0.quantity' }]);
  });

  test.each([0, 51])('refuses %i lines', async (count) => {
    const { id: productId } = await aProduct(server.prisma);

    const { lines, errors } = await findQuote(
      Array.from({ length: count }, () => ({ productId, quantity: 1 })),
    );

    expect(lines).toEqual([]);
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'lines' }]);
  });

  test('keeps amounts within the integer range for any price', async () => {
    const { id: productId } = await aProduct(server.prisma, { price: 90_000_000, stock: 99 });

    const { lines, errors } = await findQuote([
      { productId, quantity: 11 },
      { productId, quantity: 11 },
    ]);

    expect(lines.map(({ lineTotal }) => lineTotal)).toEqual([990_000_000]);
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'lines.1.quantity' }]);
  });

  test('applies a coupon in any letter case, and reports the reason if it does not apply', async () => {
    const { id: productId } = await aProduct(server.prisma, { price: 3_000 });
    const { code } = await aCoupon(server.prisma, { value: 10, minItems: 5_000 });

    const discountedQuote = await findQuote([{ productId, quantity: 2 }], ` ${code.toLowerCase()} `);
    const refusedQuote = await findQuote([{ productId, quantity: 1 }], code);

    expect(discountedQuote.coupon).toEqual({ code, discount: 600 });
    expect(discountedQuote.totals).toMatchObject({
      items: 6_000,
      discount: 600,
      totalAmount: 5_400,
      finalTotal: 6_372,
    });
    expect(refusedQuote.coupon).toBeNull();
    expect(refusedQuote.lines).toHaveLength(1);
    expect(refusedQuote.errors).toMatchObject([{ code: 'COUPON_BELOW_MINIMUM', field: 'couponCode' }]);
  });
});

describe('applyCoupon', () => {
  test('returns the discount and redeems nothing', async () => {
    const { id: productId } = await aProduct(server.prisma, { price: 100_000 });
    const { id, code } = await aCoupon(server.prisma, { maxDiscount: 5_000 });

    const { data } = await apply(code, [{ productId, quantity: 1 }]);

    expect(data?.applyCoupon).toEqual({ coupon: { code, discount: 5_000 }, errors: [] });
    expect((await server.prisma.coupon.findUniqueOrThrow({ where: { id } })).usedCount).toBe(0);
  });

  test.each([
    ['COUPON_EXPIRED', { endsAt: new Date('2020-01-01') }],
    ['COUPON_USED_UP', { usageLimit: 3, usedCount: 3 }],
    ['COUPON_BELOW_MINIMUM', { minItems: 1_000_000 }],
    ['COUPON_INVALID', { isActive: false }],
  ])('returns the error %s', async (code, overrides) => {
    const { id: productId } = await aProduct(server.prisma);
    const coupon = await aCoupon(server.prisma, overrides);

    const { data } = await apply(coupon.code, [{ productId, quantity: 1 }]);

    expect(data?.applyCoupon).toMatchObject({ coupon: null, errors: [{ code, field: 'code' }] });
  });

  test('returns no discount for an unknown code', async () => {
    const { id: productId } = await aProduct(server.prisma);

    const unknownResponse = await apply('NO-SUCH-CODE', [{ productId, quantity: 1 }]);
    const blankResponse = await apply('  ', [{ productId, quantity: 1 }]);

    expect(unknownResponse.data?.applyCoupon.errors).toMatchObject([
      { code: 'COUPON_INVALID', field: 'code' },
    ]);
    expect(blankResponse.data?.applyCoupon.errors).toMatchObject([{ code: 'INVALID', field: 'code' }]);
  });

  test('ignores unavailable lines', async () => {
    const { id: productId } = await aProduct(server.prisma, { price: 1_000, stock: 1 });
    const { code } = await aCoupon(server.prisma);

    const partialResponse = await apply(code, [
      { productId, quantity: 1 },
      { productId, quantity: 1 },
    ]);
    const emptyResponse = await apply(code, [{ productId, quantity: 9 }]);

    expect(partialResponse.data?.applyCoupon).toEqual({ coupon: { code, discount: 100 }, errors: [] });
    expect(emptyResponse.data?.applyCoupon).toMatchObject({
      coupon: null,
      errors: [{ code: 'OUT_OF_STOCK' }],
    });
  });
});

interface QuoteResponse {
  lines: { index: number; unitPrice: number; lineTotal: number; variant: { size: string | null } }[];
  totals: { finalTotal: number };
  coupon: { code: string; discount: number } | null;
  errors: { code: string; field: string; message: string }[];
}

async function findQuote(lines: LineInput[], couponCode?: string): Promise<QuoteResponse> {
  const { data } = await server.graphql(
    `query ($input: QuoteInput!) {
      quote(input: $input) {
        lines { index unitPrice lineTotal product { id name } variant { id size } }
        totals { items discount totalAmount shipping tax taxPercent finalTotal }
        coupon { code discount }
        errors { code field message }
      }
    }`,
    { input: { lines, couponCode } },
  );
  return data?.quote;
}

function apply(code: string, lines: LineInput[]) {
  return server.graphql(
    `mutation ($input: ApplyCouponInput!) {
      applyCoupon(input: $input) { coupon { code discount } errors { code field message } }
    }`,
    { input: { code, lines } },
  );
}
