import { PASSWORD } from '#graph/testing/aCustomer.ts';
import type { World } from './createFixture.ts';
import { address, comment } from './samples.ts';

export interface RestSample {
  id?: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const product = ({ product }: World): RestSample => ({ id: product.id });
const order = ({ order }: World): RestSample => ({ id: order.id });
const customer = ({ owner }: World): RestSample => ({ id: owner.id });
const newProduct = ({ mark }: World) => ({
  name: `Ring ${mark}`,
  description: 'A plain band of gold.',
  category: 'gold',
  type: 'rings',
  metal: 'gold',
  purity: '22K',
  specifications: { weight: { value: 5 } },
  price: 50_000,
  stock: 1,
});

/** What a row is asked with so that it does something, about the owner's things. A row that needs nothing is left out. */
export const restSamples: Record<string, (world: World) => RestSample> = {
  'POST /auth/register': ({ mark }) => ({
    body: { name: 'New Customer', email: `${mark}@example.com`, password: PASSWORD },
  }),
  'POST /auth/login': ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
  'POST /auth/admin-login': ({ staffMember }) => ({ body: { email: staffMember.email, password: PASSWORD } }),
  'PUT /auth/profile': () => ({ body: { name: 'New Name' } }),
  'POST /auth/refresh': ({ session }) => ({ body: { refreshToken: session.refreshToken } }),

  'GET /products/:id': product,
  'POST /products/:id/reviews': ({ unseen }) => ({ id: unseen.id, body: { rating: 5, comment } }),
  'POST /products': (world) => ({ body: newProduct(world) }),
  'PUT /products/:id': (world) => ({ ...product(world), body: { name: 'Another ring' } }),
  'DELETE /products/:id': ({ unsold }) => ({ id: unsold.id }),

  'POST /orders': ({ product, owner }) => ({
    body: {
      items: [{ productId: product.id, quantity: 1 }],
      contact: { name: 'Test Customer', email: owner.email, phone: '9841000000' },
      shippingAddress: address,
      paymentMethod: 'cod',
    },
  }),
  'GET /orders/:id': order,
  'GET /orders/track/:id': ({ order }) => ({ id: order.number }),
  'PUT /orders/:id': (world) => ({ ...order(world), body: { notes: 'Please ring twice.' } }),
  'PUT /orders/:id/cancel': (world) => ({ ...order(world), body: { reason: 'Changed my mind' } }),

  'PUT /users/profile': () => ({ body: { name: 'New Name' } }),
  'POST /users/addresses': () => ({ body: address }),
  'PUT /users/addresses/:id': ({ address }) => ({ id: address.id, body: { label: 'Home' } }),
  'DELETE /users/addresses/:id': ({ address }) => ({ id: address.id }),
  'POST /users/wishlist': ({ unseen }) => ({ body: { productId: unseen.id } }),
  'DELETE /users/wishlist/:id': product,
  'POST /users/recently-viewed': ({ unseen }) => ({ body: { productId: unseen.id } }),

  'POST /user/track-product-view': ({ product }) => ({ body: { productId: product.id } }),
  'POST /user/save-session-data': ({ mark }) => ({
    body: { sessionData: { sessionId: mark, startTime: '2026-11-21T06:00:00.000Z' } },
  }),
  'PUT /user/activity': () => ({ body: { preferences: { language: 'ne' } } }),

  'GET /admin/orders/:id': order,
  'PUT /admin/orders/:id/status': (world) => ({ ...order(world), body: { status: 'confirmed' } }),
  'PUT /admin/orders/:id/cancel': (world) => ({ ...order(world), body: { reason: 'Not reached by phone' } }),
  'POST /admin/stock': ({ variant }) => ({ body: { rows: [{ sku: variant.sku, quantity: 7 }] } }),
  'PUT /admin/orders/bulk-update': ({ order }) => ({ body: { orderIds: [order.id], status: 'confirmed' } }),
  'POST /admin/orders/:id/email': (world) => ({
    ...order(world),
    body: { subject: 'Your order', message: 'It is ready.' },
  }),
  'DELETE /admin/orders/:id': ({ cancelled }) => ({ id: cancelled.id }),

  'GET /admin/products/:id': product,
  'POST /admin/products': (world) => ({ body: newProduct(world) }),
  'PUT /admin/products/:id': (world) => ({ ...product(world), body: { name: 'Another ring' } }),
  'POST /admin/products/:id/images': (world) => ({
    ...product(world),
    body: { uploadId: world.upload.id, alt: 'The ring from above' },
  }),
  'PUT /admin/products/:id/stock': (world) => ({ ...product(world), body: { delta: 1, reason: 'received' } }),
  'DELETE /admin/products/:id': ({ unsold }) => ({ id: unsold.id }),

  'POST /admin/prices': ({ product }) => ({ body: { rows: [{ sku: product.sku, price: 21_000 }] } }),

  'GET /admin/customers/:id': customer,
  'POST /admin/customers': ({ mark }) => ({ body: { name: 'New Customer', email: `${mark}@example.com` } }),
  'PUT /admin/customers/:id': (world) => ({ ...customer(world), body: { name: 'New Name' } }),
  'PUT /admin/customers/:id/status': (world) => ({
    ...customer(world),
    body: { status: 'blocked', reason: 'Test' },
  }),
  'DELETE /admin/customers/:id': ({ invited }) => ({ id: invited.customer }),
};
