import { expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const { recordRoundTrips } = useQueryLog(server);

test('besides authentication, adding to the wishlist takes three round trips, adding again takes two and removing takes one', async () => {
  const token = await signIn(server, await aCustomer(server.prisma));
  const { id: productId } = await aProduct(server.prisma);

  const change = (name: string) =>
    recordRoundTrips(async (app) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: {
          query: `mutation ($input: WishlistInput!) {
            ${name}(input: $input) { wishlist { product { name images { url } } } errors { code } }
          }`,
          variables: { input: { productId } },
        },
      });
      expect(response.json().data[name].errors).toEqual([]);
    });

  expect(await change('addToWishlist')).toHaveLength(1 + 3);
  expect(await change('addToWishlist')).toHaveLength(1 + 2);
  expect(await change('removeFromWishlist')).toHaveLength(1 + 1);
});
