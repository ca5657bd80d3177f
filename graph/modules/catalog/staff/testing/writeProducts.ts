import { expect } from 'vitest';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

/** Input for a plain gold band. */
export const BAND = {
  name: 'Chandra Band',
  description: 'A plain band of gold.',
  category: 'GOLD',
  type: 'RINGS',
  metal: 'GOLD',
  purity: '24K',
  weightMg: 11_664,
};
const PRODUCT = `product {
    id slug sku name description category purity weightMg price stock sizeUnit tags collection { slug }
    variants { size sku stock weightMg price } gemstones { kind carat count }
    staff { status pricingMode makingPercent makingFixed fixedPrice stonesPrice missing version publishedAt images { id } }
  }
  errors { code field message }`;

/** Returns helpers that write products as `getAdmin()` and read their stock. */
export function writeProducts(server: TestServer, getAdmin: () => Shopper) {
  async function write(name: string, input: Record<string, unknown>) {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await getAdmin().graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${PRODUCT} } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    return data?.[name];
  }

  const create = (overrides: Record<string, unknown> = {}) =>
    write('createProduct', { ...BAND, ...overrides });

  function findLedger(productId: string) {
    return server.prisma.stockMove.findMany({
      where: { variant: { productId } },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: { delta: true, reason: true, actorId: true, variant: { select: { size: true } } },
    });
  }

  return { write, create, findLedger };
}

export function buildRefusal(field: string, message: string, code = 'INVALID') {
  return { product: null, errors: [{ code, field, message }] };
}
