import type { RestRoute } from '#graph/rest/route.ts';
import { table } from '#graph/rest/table.ts';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { nameOfRow } from '../accessOfRoute.ts';
import type { World } from './createFixture.ts';

export interface RestSample {
  id?: string;
  body?: Record<string, unknown>;
}

/** A request of a row that succeeds: the example of its body and the id of the owner's thing, or what the row needs instead. */
export function restSample(row: RestRoute, world: World): RestSample {
  const { id, ...body } = NEEDS[nameOfRow(row)]?.(world) ?? {};
  const example = row.example !== undefined && { ...(row.example as object), ...body };
  const [entity] = /^.*?:id/.exec(row.path) ?? [];
  return {
    ...(entity !== undefined && { id: id ?? IDS[entity.replace(/^\/admin/, '')]?.(world) }),
    ...(example && { body: example }),
  };
}

export function restSampleOf(name: string, world: World): RestSample {
  const row = table.find((one) => nameOfRow(one) === name);
  if (!row) throw new Error(`There is no row ${name}.`);
  return restSample(row, world);
}

/** The id in a path, by what stands before it; the same for shoppers and staff. */
const IDS: Record<string, (world: World) => string> = {
  '/orders/:id': ({ order }) => order.id,
  '/orders/track/:id': ({ order }) => order.number,
  '/products/:id': ({ product }) => product.id,
  '/users/addresses/:id': ({ address }) => address.id,
  '/users/wishlist/:id': ({ product }) => product.id,
  '/customers/:id': ({ owner }) => owner.id,
};

type Needs = { id?: string } & Record<string, unknown>;

/** Rows whose example names what the world has under another id, or that need a thing in another state. */
const NEEDS: Record<string, (world: World) => Needs> = {
  'POST /auth/register': ({ mark }) => ({ email: `${mark}@example.com` }),
  'POST /auth/login': ({ owner }) => ({ email: owner.email }),
  'POST /auth/admin-login': ({ staffMember }) => ({ email: staffMember.email, password: PASSWORD }),
  'POST /auth/refresh': ({ session: { refreshToken } }) => ({ refreshToken }),
  'POST /products/:id/reviews': ({ unseen }) => ({ id: unseen.id }),
  'DELETE /products/:id': ({ unsold }) => ({ id: unsold.id }),
  'POST /orders': ({ product }) => ({ items: [{ productId: product.id, quantity: 1 }] }),
  'POST /users/wishlist': ({ unseen }) => ({ productId: unseen.id }),
  'POST /users/recently-viewed': ({ unseen }) => ({ productId: unseen.id }),
  'POST /user/track-product-view': ({ product }) => ({ productId: product.id }),
  'PUT /admin/orders/bulk-update': ({ order }) => ({ orderIds: [order.id] }),
  'DELETE /admin/orders/:id': ({ cancelled }) => ({ id: cancelled.id }),
  'POST /admin/products/:id/images': ({ upload }) => ({ uploadId: upload.id }),
  'DELETE /admin/products/:id': ({ unsold }) => ({ id: unsold.id }),
  'POST /admin/stock': ({ variant }) => ({ rows: [{ sku: variant.sku, quantity: 7 }] }),
  'POST /admin/prices': ({ product }) => ({ rows: [{ sku: product.sku, price: 21_000 }] }),
  'POST /admin/customers': ({ mark }) => ({ email: `${mark}@example.com` }),
  'DELETE /admin/customers/:id': ({ invited }) => ({ id: invited.customer }),
};
