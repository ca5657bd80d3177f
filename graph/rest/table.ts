import type { RestRoute } from './route.ts';
import { activity } from './routes/activity.ts';
import { adminCustomers } from './routes/adminCustomers.ts';
import { adminFigures } from './routes/adminFigures.ts';
import { adminOrders } from './routes/adminOrders.ts';
import { adminProducts } from './routes/adminProducts.ts';
import { auth } from './routes/auth.ts';
import { orders } from './routes/orders.ts';
import { products } from './routes/products.ts';
import { users } from './routes/users.ts';

/** Every call of the REST API, below /api. */
export const table: readonly RestRoute[] = [
  ...auth,
  ...products,
  ...orders,
  ...users,
  ...adminFigures,
  ...adminOrders,
  ...adminProducts,
  ...adminCustomers,
  ...activity,
];
