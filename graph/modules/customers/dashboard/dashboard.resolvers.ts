import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findDefaultAddress } from '../addresses/addresses.ts';
import { listRecentlyViewed } from '../wishlist/recentlyViewed.ts';
import { listWishlist } from '../wishlist/wishlist.ts';
import { customerDashboard, listRecentOrders, readShopperStats } from './dashboard.queries.ts';

const MAX_ORDERS = 5;
const MAX_PRODUCTS = 8;

export const resolvers: Resolvers = {
  Query: {
    customerDashboard: (_parent, _args, context) => customerDashboard(context),
  },
  CustomerDashboard: {
    stats: ({ userId }, _args, { prisma }) => readShopperStats(prisma, userId),
    recentOrders: ({ userId }, _args, { prisma }) => listRecentOrders(prisma, userId, MAX_ORDERS),
    wishlist: ({ userId }, _args, context) => listWishlist(context, userId, MAX_PRODUCTS),
    recentlyViewed: ({ userId }, _args, { prisma }) => listRecentlyViewed(prisma, userId, MAX_PRODUCTS),
    defaultAddress: ({ userId }, _args, { prisma }) => findDefaultAddress(prisma, userId),
  },
};
