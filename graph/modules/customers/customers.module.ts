import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as addressesResolvers } from './addresses/addresses.resolvers.ts';
import { access } from './customers.access.ts';
import { resolvers as dashboardResolvers } from './dashboard/dashboard.resolvers.ts';
import { resolvers as groupsResolvers } from './groups/customerGroups.resolvers.ts';
import { resolvers as notesResolvers } from './notes/customerNotes.resolvers.ts';
import { resolvers as savedCartResolvers } from './savedCart/savedCart.resolvers.ts';
import { resolvers as staffResolvers } from './staff/customers.resolvers.ts';
import { customers as customersList } from './staff/customersList.ts';
import { resolvers as wishlistResolvers } from './wishlist/wishlist.resolvers.ts';

export const customers: GraphModule = {
  resolvers: [
    staffResolvers,
    addressesResolvers,
    wishlistResolvers,
    savedCartResolvers,
    dashboardResolvers,
    groupsResolvers,
    notesResolvers,
  ],
  access,
  passwordMutations: ['createCustomer'],
};

/** Lists that staff can export, keyed by their name in the URL. */
export const lists = { customers: customersList };
