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
const webhook = ({ webhook: { id } }: World): RestSample => ({ id });
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

  'POST /quotes': ({ product }) => ({ body: { items: [{ productId: product.id, quantity: 1 }] } }),
  'POST /orders': ({ product, owner }) => ({
    body: {
      items: [{ productId: product.id, quantity: 1 }],
      contact: { name: 'Test Customer', email: owner.email, phone: '9841000000' },
      shippingAddress: address,
      paymentMethod: 'cod',
    },
  }),
  'POST /admin/counter/sales': ({ product }) => ({
    body: {
      items: [{ productId: product.id, quantity: 1 }],
      payments: [],
      mayOwe: true,
      buyer: { name: 'Test Customer', phone: '9841000000' },
    },
  }),
  'GET /orders/:id': order,
  'GET /orders/track/:id': ({ order }) => ({ id: order.number }),
  'PUT /orders/:id': (world) => ({ ...order(world), body: { notes: 'Please ring twice.' } }),
  'PUT /orders/:id/cancel': (world) => ({ ...order(world), body: { reason: 'Changed my mind' } }),

  'GET /orders/:id/returns': ({ delivered }) => ({ id: delivered.id }),
  'POST /orders/:id/returns': ({ delivered }) => ({
    id: delivered.id,
    body: {
      wish: 'refund',
      lines: [{ lineId: delivered.lines[0]?.id, quantity: 1, reason: 'wrong_size' }],
    },
  }),
  'PUT /returns/:id/cancel': ({ returns }) => ({ id: returns.asked.id, body: {} }),

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
  'GET /admin/stock/item': ({ variant }) => ({ query: { code: variant.sku } }),
  'POST /admin/stock': ({ variant }) => ({ body: { rows: [{ sku: variant.sku, quantity: 7 }] } }),
  'PUT /admin/orders/bulk-update': ({ order }) => ({ body: { orderIds: [order.id], status: 'confirmed' } }),
  'PUT /admin/orders/courier-cash': ({ order }) => ({ body: { orderIds: [order.id] } }),
  'PUT /orders/:id/proposal': (world) => ({
    ...order(world),
    body: { proposalId: world.proposal.id, accept: false, note: 'On the phone' },
  }),
  'POST /admin/orders/:id/edit-quote': (world) => ({
    ...order(world),
    body: { notes: 'Please ring twice.' },
  }),
  'PUT /admin/orders/:id/edit': (world) => ({
    ...order(world),
    body: {
      notes: 'Please ring twice.',
      version: world.order.version,
      expectedTotal: world.order.finalTotal,
    },
  }),
  'PUT /admin/orders/:id/withdraw-proposal': (world) => ({
    ...order(world),
    body: { proposalId: world.proposal.id },
  }),
  'POST /admin/orders/:id/payments': (world) => ({ ...order(world), body: { method: 'card', amount: 1 } }),
  'PUT /admin/orders/:id/void-payment': ({ paid, payment }) => ({
    id: paid.id,
    body: { paymentId: payment.id, reason: 'Typed wrong' },
  }),
  'GET /admin/returns/:id': ({ returns }) => ({ id: returns.asked.id }),
  'POST /admin/orders/:id/returns': ({ delivered }) => ({
    id: delivered.id,
    body: {
      isReceived: true,
      lines: [{ lineId: delivered.lines[0]?.id, quantity: 1, reason: 'wrong_size' }],
    },
  }),
  'PUT /admin/returns/:id/approve': ({ returns }) => ({ id: returns.asked.id, body: {} }),
  'PUT /admin/returns/:id/decline': ({ returns }) => ({
    id: returns.asked.id,
    body: { reason: 'It was worn.' },
  }),
  'PUT /admin/returns/:id/receive': ({ returns }) => ({
    id: returns.approved.id,
    body: {
      lines: returns.approved.lines.map(({ id }) => {
        return { lineId: id, received: 1, condition: 'as_new', restock: true };
      }),
    },
  }),
  'PUT /admin/returns/:id/close': ({ returns }) => ({ id: returns.received.id, body: {} }),
  'POST /admin/returns/:id/exchange': ({ returns, unseen }) => ({
    id: returns.owed.id,
    body: { items: [{ productId: unseen.id, quantity: 1 }], paymentMethod: 'cod' },
  }),
  'POST /admin/orders/:id/refunds': ({ paid }) => ({
    id: paid.id,
    body: { amount: 100, method: 'cash', compensationReason: 'It comes late.' },
  }),
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
  'PUT /admin/products/:id/images': (world) => ({
    ...product(world),
    body: { images: world.images.map(({ id }) => ({ id, alt: 'The ring' })) },
  }),
  'DELETE /admin/images/:id': ({ image }) => ({ id: image.id }),
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

  'GET /admin/webhooks/:id': webhook,
  'GET /admin/webhooks/deliveries/:id': ({ delivery }) => ({ id: delivery.id }),
  'POST /admin/webhooks/deliveries/:id/resend': ({ delivery }) => ({ id: delivery.id }),
  'POST /admin/webhooks': () => ({
    body: { url: 'https://erp.example.com/hooks', topics: ['order.placed'] },
  }),
  'PUT /admin/webhooks/:id': (world) => ({ ...webhook(world), body: { description: 'ERP' } }),
  'DELETE /admin/webhooks/:id': webhook,
  'POST /admin/webhooks/:id/rotate': webhook,
  'POST /admin/webhooks/:id/test': webhook,
};
