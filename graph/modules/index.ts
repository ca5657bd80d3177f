import { accounts } from '#graph/modules/accounts/accounts.module.ts';
import { activity } from '#graph/modules/activity/activity.module.ts';
import { apiKeys } from '#graph/modules/apiKeys/apiKeys.module.ts';
import { billing } from '#graph/modules/billing/billing.module.ts';
import { bookings } from '#graph/modules/bookings/bookings.module.ts';
import { catalog } from '#graph/modules/catalog/catalog.module.ts';
import { checkout } from '#graph/modules/checkout/checkout.module.ts';
import { content } from '#graph/modules/content/content.module.ts';
import { counter } from '#graph/modules/counter/counter.module.ts';
import { coupons } from '#graph/modules/coupons/coupons.module.ts';
import { customers } from '#graph/modules/customers/customers.module.ts';
import { edits } from '#graph/modules/edits/edits.module.ts';
import { health } from '#graph/modules/health/health.module.ts';
import { imports } from '#graph/modules/imports/imports.module.ts';
import { ledger } from '#graph/modules/ledger/ledger.module.ts';
import { messages } from '#graph/modules/messages/messages.module.ts';
import { orderAdmin } from '#graph/modules/orderAdmin/orderAdmin.module.ts';
import { orders } from '#graph/modules/orders/orders.module.ts';
import { payments } from '#graph/modules/payments/payments.module.ts';
import { pricing } from '#graph/modules/pricing/pricing.module.ts';
import { reporting } from '#graph/modules/reporting/reporting.module.ts';
import { returns } from '#graph/modules/returns/returns.module.ts';
import { reviews } from '#graph/modules/reviews/reviews.module.ts';
import { shipping } from '#graph/modules/shipping/shipping.module.ts';
import { stock } from '#graph/modules/stock/stock.module.ts';
import { store } from '#graph/modules/store/store.module.ts';
import { storefront } from '#graph/modules/storefront/storefront.module.ts';
import { tracking } from '#graph/modules/tracking/tracking.module.ts';
import { webhooks } from '#graph/modules/webhooks/webhooks.module.ts';
import type { GraphModule } from '#graph/schema/module.ts';

export const modules: readonly GraphModule[] = [
  store,
  storefront,
  catalog,
  imports,
  content,
  stock,
  pricing,
  payments,
  ledger,
  orders,
  tracking,
  bookings,
  orderAdmin,
  edits,
  coupons,
  checkout,
  billing,
  returns,
  shipping,
  counter,
  apiKeys,
  accounts,
  customers,
  reviews,
  messages,
  activity,
  reporting,
  health,
  webhooks,
];

for (const { hooks = [] } of modules) for (const { attach } of hooks) attach();
