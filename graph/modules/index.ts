import type { GraphModule } from '#graph/schema/module.ts';
import { accounts } from './accounts/accounts.module.ts';
import { activity } from './activity/activity.module.ts';
import { catalog } from './catalog/catalog.module.ts';
import { customers } from './customers/customers.module.ts';
import { messages } from './messages/messages.module.ts';
import { orders } from './orders/orders.module.ts';
import { pricing } from './pricing/pricing.module.ts';
import { reporting } from './reporting/reporting.module.ts';
import { reviews } from './reviews/reviews.module.ts';
import { store } from './store/store.module.ts';

export const modules: readonly GraphModule[] = [
  store,
  catalog,
  pricing,
  orders,
  accounts,
  customers,
  reviews,
  messages,
  activity,
  reporting,
];
