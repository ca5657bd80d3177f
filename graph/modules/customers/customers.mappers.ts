import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  SavedAddress: row('SavedAddress'),
  WishlistItem: '../modules/customers/wishlist/listWishlist.ts#WishlistEntry',
  SharedWishlist: '../modules/customers/wishlist/sharedWishlist.ts#OpenWishlist',
  CartCopy: '../modules/customers/cartCopy/readCartCopy.ts#CopiedCart',
  CartCopyLine: '../modules/customers/cartCopy/readCartCopy.ts#CopiedLine',
  RecentlyViewedItem: '../modules/customers/wishlist/listRecentlyViewed.ts#RecentlyViewedEntry',
  CustomerDashboard: '../modules/customers/dashboard/customerDashboard.ts#Dashboard',
  Customer: row('User'),
  CustomerConnection: '../modules/customers/staff/listCustomers.ts#CustomerPage',
  CustomerGroup: row('CustomerGroup'),
  CustomerNote: row('CustomerNote'),
  CustomerStats: '../modules/customers/staff/customerStats.ts#CustomerCounts',
};
