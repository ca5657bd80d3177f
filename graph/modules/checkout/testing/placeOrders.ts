import type { PlaceOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import { PLACE_ORDER } from '#graph/testing/orderInput.ts';
import type { TestServer } from '#graph/testing/server.ts';

export interface PlaceOrderResponse {
  order: { id: string; number: string; totals: { finalTotal: number } } | null;
  guestToken: string | null;
  errors: Pick<UserError, 'code' | 'reason' | 'params' | 'field' | 'message'>[];
}

/** Returns helpers that place orders, as a guest unless a token is given. */
export function placeOrders(server: TestServer) {
  function sendOrder(input: PlaceOrderInput, token?: string) {
    return server.graphql(PLACE_ORDER, { input }, { token });
  }

  async function place(input: PlaceOrderInput, token?: string): Promise<PlaceOrderResponse> {
    const { data, errors } = await sendOrder(input, token);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.placeOrder;
  }

  async function findStock(productId: string) {
    const { stock, variants } = await server.prisma.product.findUniqueOrThrow({
      where: { id: productId },
      include: { variants: { orderBy: { position: 'asc' } } },
    });
    return { product: stock, variants: variants.map((variant) => variant.stock) };
  }

  return { ask: sendOrder, place, findStock };
}
