import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bulkMail } from './bulkMail/bulkMail.resolvers.ts';
import { orders as ordersList } from './export/ordersList.ts';
import { resolvers as guests } from './guests/guests.resolvers.ts';
import { resolvers as notes } from './notes/orderNotes.resolvers.ts';
import { access } from './orderAdmin.access.ts';
import { resolvers as orders } from './orders/staffOrders.resolvers.ts';
import { resolvers as tags } from './tags/orderTags.resolvers.ts';
import { resolvers as views } from './views/orderViews.resolvers.ts';

export const orderAdmin: GraphModule = { resolvers: [orders, guests, views, tags, notes, bulkMail], access };

/** Lists that staff can export, by their names in URLs. */
export const lists = { orders: ordersList };
