import { expect, test, vi } from 'vitest';
import { generateOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';

vi.mock('#graph/modules/orders/orderNumber.ts', { spy: true });

const server = useTestServer();

test('an order number already in use is replaced by a new one, and the stock is taken only once', async () => {
  const { number } = await anOrder(server.prisma);
  const ring = await aProduct(server.prisma);
  vi.mocked(generateOrderNumber).mockReturnValueOnce(number);

  const { data } = await server.graphql(PLACE_ORDER, {
    input: buildOrderInput([{ productId: ring.id, quantity: 1 }]),
  });

  expect(data?.placeOrder.errors).toEqual([]);
  expect(data?.placeOrder.order.number).not.toBe(number);
  expect((await server.prisma.product.findUniqueOrThrow({ where: { id: ring.id } })).stock).toBe(4);
});
