import type { RestRoute } from '#graph/rest/route.ts';
import { restRoutes } from '#graph/rest/routes.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { formatRoute } from '../getRouteAccess.ts';
import type { AccessFixture } from './createFixture.ts';

export interface RestSample {
  id?: string;
  body?: Record<string, unknown>;
}

/**
 * Returns a request that succeeds on a route: the example of its body and the id of the owner's object, or its entry in
 * `SAMPLE_OVERRIDES`.
 */
export function getRestSample(row: RestRoute, fixture: AccessFixture): RestSample {
  const { id, ...body } = SAMPLE_OVERRIDES[formatRoute(row)]?.(fixture) ?? {};
  const example = row.example !== undefined && { ...(row.example as object), ...body };
  const [pathToId] = /^.*?:id/.exec(row.path) ?? [];
  return {
    ...(pathToId !== undefined && { id: id ?? IDS[pathToId.replace(/^\/admin/, '')]?.(fixture) }),
    ...(example && { body: example }),
  };
}

export function findRestSample(name: string, fixture: AccessFixture): RestSample {
  const row = restRoutes.find((candidate) => formatRoute(candidate) === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  return getRestSample(row, fixture);
}

/** Ids in paths, by the segment before them. Shop and staff routes share them. */
const IDS: Record<string, (fixture: AccessFixture) => string> = {
  '/orders/:id': ({ order }) => order.id,
  '/orders/track/:id': ({ order }) => order.number,
  '/products/:id': ({ product }) => product.id,
  '/users/addresses/:id': ({ address }) => address.id,
  '/users/wishlist/:id': ({ product }) => product.id,
  '/customers/:id': ({ owner }) => owner.id,
};

type SampleOverrides = { id?: string } & Record<string, unknown>;

/** Routes whose example uses another id, or that need an object in another state. */
const SAMPLE_OVERRIDES: Record<string, (fixture: AccessFixture) => SampleOverrides> = {
  'POST /auth/register': ({ mark }) => ({ email: `${mark}@example.com` }),
  'POST /auth/login': ({ owner }) => ({ email: owner.email }),
  'POST /auth/admin-login': ({ staffMember }) => ({ email: staffMember.email, password: PASSWORD }),
  'POST /auth/refresh': ({ session: { refreshToken } }) => ({ refreshToken }),
  'POST /products/:id/reviews': ({ unseenProduct }) => ({ id: unseenProduct.id }),
  'DELETE /products/:id': ({ unsoldProduct }) => ({ id: unsoldProduct.id }),
  'POST /orders': ({ product }) => ({ items: [{ productId: product.id, quantity: 1 }] }),
  'POST /users/wishlist': ({ unseenProduct }) => ({ productId: unseenProduct.id }),
  'POST /users/recently-viewed': ({ unseenProduct }) => ({ productId: unseenProduct.id }),
  'POST /user/track-product-view': ({ product }) => ({ productId: product.id }),
  'PUT /admin/orders/bulk-update': ({ order }) => ({ orderIds: [order.id] }),
  'DELETE /admin/orders/:id': ({ cancelledOrder }) => ({ id: cancelledOrder.id }),
  'POST /admin/products/:id/images': ({ upload }) => ({ uploadId: upload.id }),
  'DELETE /admin/products/:id': ({ unsoldProduct }) => ({ id: unsoldProduct.id }),
  'POST /admin/stock': ({ variant }) => ({ rows: [{ sku: variant.sku, quantity: 7 }] }),
  'POST /admin/prices': ({ product }) => ({ rows: [{ sku: product.sku, price: 21_000 }] }),
  'POST /admin/customers': ({ mark }) => ({ email: `${mark}@example.com` }),
  'DELETE /admin/customers/:id': ({ invitedIds }) => ({ id: invitedIds.customer }),
};
