import type { Action } from './permissions.ts';
import type { Limits } from './rights.ts';

export interface InitialStaffRole extends Limits {
  name: string;
  /** What it is for, in a sentence. */
  summary: string;
  permissions: readonly Action[];
}

/**
 * The staff roles of a new store. A migration wrote them once and each store edits its own, so a permission that is added
 * later is in none of them until an owner grants it.
 */
export const INITIAL_STAFF_ROLES = {
  manager: {
    name: /*i18n*/ 'Manager',
    summary: /*i18n*/ 'Runs the day: everything but the settings of the store, and the team below them.',
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
    name: /*i18n*/ 'Sales desk',
    summary: /*i18n*/ 'Sells at the counter and looks after orders and their buyers.',
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
    summary: /*i18n*/ 'Prepares and ships what was ordered.',
    permissions: ['enterAdmin', 'readOrders', 'manageOrders', 'readCatalog'],
    discountPercent: 0,
    refundNpr: 0,
  },
  bookkeeper: {
    name: /*i18n*/ 'Bookkeeper',
    summary: /*i18n*/ 'Notes payments, refunds, and reads the figures.',
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
    summary: /*i18n*/ 'Writes and photographs pieces, collections and pages; answers reviews.',
    permissions: ['enterAdmin', 'manageReviews', 'readCatalog', 'manageCatalog', 'manageContent'],
    discountPercent: 0,
    refundNpr: 0,
  },
} as const satisfies Record<string, InitialStaffRole>;

export type InitialStaffRoleName = keyof typeof INITIAL_STAFF_ROLES;
