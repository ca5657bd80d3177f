import type { RestRoute } from './route.ts';
import { activity } from './routes/activity.ts';
import { apiKey } from './routes/apiKey.ts';
import { auth } from './routes/auth.ts';
import { orders } from './routes/orders.ts';
import { products } from './routes/products.ts';
import { quotes } from './routes/quotes.ts';
import { returns } from './routes/returns.ts';
import { adminCustomers } from './routes/staff/adminCustomers.ts';
import { adminFigures } from './routes/staff/adminFigures.ts';
import { adminOrders } from './routes/staff/adminOrders.ts';
import { adminPrices } from './routes/staff/adminPrices.ts';
import { adminProducts } from './routes/staff/adminProducts.ts';
import { adminReturns } from './routes/staff/adminReturns.ts';
import { adminStock } from './routes/staff/adminStock.ts';
import { adminWebhooks } from './routes/staff/adminWebhooks.ts';
import { counter } from './routes/staff/counter.ts';
import { users } from './routes/users.ts';

/** Every call of the REST API, below /api. */
export const table: readonly RestRoute[] = [
  ...auth,
  ...apiKey,
  ...products,
  ...quotes,
  ...orders,
  ...returns,
  ...users,
  ...adminFigures,
  ...adminOrders,
  ...adminReturns,
  ...counter,
  ...adminProducts,
  ...adminStock,
  ...adminPrices,
  ...adminCustomers,
  ...adminWebhooks,
  ...activity,
];
