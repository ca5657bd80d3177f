import { accounts } from './accounts/index.ts';
import { catalog } from './catalog/index.ts';
import { checkout } from './checkout/index.ts';
import type { GraphModule } from './module.ts';
import { newsletter } from './newsletter/index.ts';
import { orders } from './orders/index.ts';
import { store } from './store/index.ts';

/** In the order of the sections of schema.graphql. */
export const modules: GraphModule[] = [store, catalog, checkout, orders, accounts, newsletter];
