import { expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../../testing/callers.ts';

const server = useTestServer();

test('a size is found by its SKU in any case, by its barcode and by the SKU of its product, for keys of stock or the catalog', async () => {
  const product = await aProduct(server.prisma, {
    variants: [{ sku: 'RG-FIND-1', barcode: '4006381333931' }],
  });
  for (const scope of ['read-catalog', 'write-stock'] as const) {
    const { token } = await aCaller(server, scope);
    const find = async (code: string) => {
      const answer = await server.app.inject({
        method: 'GET',
        url: '/api/admin/stock/item',
        query: { code },
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, ...answer.json() };
    };
    for (const code of ['rg-find-1', '4006381333931', product.sku])
      expect(await find(code)).toMatchObject({
        status: 200,
        data: { item: { sku: 'RG-FIND-1', stock: 5, product: { id: product.id } } },
      });
    expect(await find('NO-SUCH')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  const { token } = await aCaller(server, 'read-orders');
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/admin/stock/item?code=RG-FIND-1',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(403);
});
