import { anyone, owner, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    customers: staff('manageCustomers'),
    customer: staff('manageCustomers'),
    customerStats: staff('manageCustomers'),
    addresses: signedIn,
    wishlist: signedIn,
    wishlistSharing: signedIn,
    recentlyViewed: signedIn,
    sharedWishlist: anyone,
    cartCopy: signedIn,
    customerDashboard: signedIn,
    customerGroups: staff('manageCustomers'),
  },
  Mutation: {
    createCustomer: staff('manageCustomers'),
    updateCustomer: staff('manageCustomers'),
    setCustomerStatus: staff('manageCustomers'),
    deleteCustomer: staff('hardDelete'),
    createAddress: signedIn,
    updateAddress: owner,
    deleteAddress: owner,
    setDefaultAddress: owner,
    addToWishlist: signedIn,
    removeFromWishlist: signedIn,
    shareWishlist: signedIn,
    unshareWishlist: signedIn,
    recordProductView: signedIn,
    saveCartCopy: signedIn,
    saveCustomerGroup: staff('manageCustomers'),
    deleteCustomerGroup: staff('manageCustomers'),
    changeGroupMembers: staff('manageCustomers'),
    addCustomerNote: staff('manageCustomers'),
    deleteCustomerNote: staff('manageCustomers'),
  },
} satisfies AccessTable;
