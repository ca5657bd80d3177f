import { anyone, owner, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    customers: staff('readCustomers', 'read-customers'),
    customer: staff('readCustomers', 'read-customers'),
    deletedCustomers: staff('readCustomers', 'read-customers'),
    customerStats: staff('readCustomers', 'read-customers'),
    addresses: signedIn,
    wishlist: signedIn,
    wishlistSharing: signedIn,
    recentlyViewed: signedIn,
    sharedWishlist: anyone,
    cartCopy: signedIn,
    customerDashboard: signedIn,
    customerGroups: staff('readCustomers', 'read-customers'),
  },
  Mutation: {
    createCustomer: staff('manageCustomers', 'write-customers'),
    updateCustomer: staff('manageCustomers', 'write-customers'),
    resendCustomerInvitation: staff('manageCustomers', 'write-customers'),
    setCustomerStatus: staff('manageCustomers', 'write-customers'),
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
    saveCustomerGroup: staff('manageCustomers', 'write-customers'),
    deleteCustomerGroup: staff('manageCustomers'),
    changeGroupMembers: staff('manageCustomers', 'write-customers'),
    addCustomerNote: staff('manageCustomers', 'write-customers'),
    deleteCustomerNote: staff('manageCustomers'),
  },
  fields: {
    'Customer.lastOrder': staff('readCustomers', 'read-orders'),
  },
} satisfies AccessTable;
