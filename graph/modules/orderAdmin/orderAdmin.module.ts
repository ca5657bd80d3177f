import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bulkMail } from './bulkMail/bulkMail.resolvers.ts';
import { access } from './desk.access.ts';
import { orders as ordersList } from './export/ordersList.ts';
import { resolvers as guests } from './guests/guests.resolvers.ts';
import { resolvers as notes } from './notes/orderNotes.resolvers.ts';
import { resolvers as orders } from './orders/staffOrders.resolvers.ts';
import { resolvers as tags } from './tags/orderTags.resolvers.ts';
import { resolvers as views } from './views/orderViews.resolvers.ts';

export const desk: GraphModule = { resolvers: [orders, guests, views, tags, notes, bulkMail], access };

/** The lists that staff can export, by their names in URLs. */
export const lists = { orders: ordersList };
