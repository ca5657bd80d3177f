import type { RestRoute } from './route.ts';
import { activity } from './routes/activity.ts';
import { auth } from './routes/auth.ts';
import { orders } from './routes/orders.ts';
import { products } from './routes/products.ts';
import { adminCustomers } from './routes/staff/adminCustomers.ts';
import { adminFigures } from './routes/staff/adminFigures.ts';
import { adminOrders } from './routes/staff/adminOrders.ts';
import { adminPrices } from './routes/staff/adminPrices.ts';
import { adminProducts } from './routes/staff/adminProducts.ts';
import { adminStock } from './routes/staff/adminStock.ts';
import { users } from './routes/users.ts';

/** All routes of the REST API, with paths below /api. */
export const restRoutes: readonly RestRoute[] = [
  ...auth,
  ...products,
  ...orders,
  ...users,
  ...adminFigures,
  ...adminOrders,
  ...adminProducts,
  ...adminStock,
  ...adminPrices,
  ...adminCustomers,
  ...activity,
];
