import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as checkoutResolvers } from './checkout/checkout.resolvers.ts';
import { mailOrderPlacedJob } from './checkout/mailOrderPlaced.ts';
import { resolvers as couponsResolvers } from './coupons/coupons.resolvers.ts';
import { mountInvoices } from './invoice/mountInvoices.ts';
import { access } from './orders.access.ts';
import { mailTrackingLinksJob } from './shop/mailTrackingLinks.ts';
import { resolvers as shopResolvers } from './shop/shopOrders.resolvers.ts';
import { resolvers as staffResolvers } from './staff/staffOrders.resolvers.ts';

export const orders: GraphModule = {
  resolvers: [checkoutResolvers, shopResolvers, staffResolvers, couponsResolvers],
  access,
  mount: mountInvoices,
  jobs: [mailOrderPlacedJob, mailTrackingLinksJob],
  cleanup: [
    expiredRows({ table: 'place_order_requests', key: 'key_hash', when: 'created_at < ?', days: 30 }),
  ],
  doneAlone: ['placeOrder'],
};
