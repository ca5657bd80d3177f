import type { Limits } from './grants.ts';
import type { Action } from './permissions.ts';

export interface InitialStaffRole extends Limits {
  name: string;
  /** The role's purpose, in one sentence. */
  summary: string;
  permissions: readonly Action[];
}

/**
 * Staff roles of a new store. A migration creates them, and each store edits its own copy. Permissions added later are
 * in none of them until an owner grants them.
 */
export const INITIAL_STAFF_ROLES = {
  manager: {
    name: /*i18n*/ 'Manager',
    summary:
      /*i18n*/ 'Runs daily operations, with access to everything except store settings and senior staff accounts.',
    permissions: [
      'enterAdmin',
      'readOrders',
      'manageOrders',
      'editOrders',
      'cancelOrders',
      'sellAtCounter',
      'recordPayments',
      'refundOrders',
      'manageReturns',
      'manageCoupons',
      'readCustomers',
      'manageCustomers',
      'readMessages',
      'manageReviews',
      'readSubscribers',
      'readMail',
      'readCatalog',
      'manageCatalog',
      'managePrices',
      'manageStock',
      'manageContent',
      'manageRates',
      'seeFigures',
      'exportLists',
      'readAudit',
      'manageStaff',
    ],
    discountPercent: 25,
    refundNpr: null,
  },
  salesDesk: {
    name: /*i18n*/ 'Sales',
    summary: /*i18n*/ 'Sells at the counter and looks after orders and customers.',
    permissions: [
      'enterAdmin',
      'readOrders',
      'manageOrders',
      'editOrders',
      'cancelOrders',
      'sellAtCounter',
      'recordPayments',
      'refundOrders',
      'manageReturns',
      'readCustomers',
      'manageCustomers',
      'readMessages',
      'readCatalog',
    ],
    discountPercent: 5,
    refundNpr: 10_000,
  },
  packer: {
    name: /*i18n*/ 'Packer',
    summary: /*i18n*/ 'Prepares and ships orders.',
    permissions: ['enterAdmin', 'readOrders', 'manageOrders', 'readCatalog'],
    discountPercent: 0,
    refundNpr: 0,
  },
  bookkeeper: {
    name: /*i18n*/ 'Bookkeeper',
    summary: /*i18n*/ 'Records payments and refunds, and views reports.',
    permissions: [
      'enterAdmin',
      'readOrders',
      'recordPayments',
      'refundOrders',
      'readCustomers',
      'readMail',
      'seeFigures',
      'exportLists',
    ],
    discountPercent: 0,
    refundNpr: null,
  },
  editor: {
    name: /*i18n*/ 'Editor',
    summary:
      /*i18n*/ 'Describes and photographs products, edits collections and pages, and replies to reviews.',
    permissions: ['enterAdmin', 'manageReviews', 'readCatalog', 'manageCatalog', 'manageContent'],
    discountPercent: 0,
    refundNpr: 0,
  },
} as const satisfies Record<string, InitialStaffRole>;

export type InitialStaffRoleName = keyof typeof INITIAL_STAFF_ROLES;
