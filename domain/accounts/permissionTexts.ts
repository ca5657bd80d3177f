import type { Action } from './permissions.ts';

/** What a permission is called, and what it lets somebody do. */
export interface PermissionText {
  name: string;
  explains: string;
}

/** The permissions in the groups and the order in which they are chosen from. */
export const PERMISSION_GROUPS = [
  {
    label: /*i18n*/ 'Orders',
    permissions: {
      readOrders: {
        name: /*i18n*/ 'See orders',
        explains: /*i18n*/ 'Orders with their buyers and addresses, packing slips and invoices.',
      },
      manageOrders: {
        name: /*i18n*/ 'Move orders on',
        explains: /*i18n*/ 'Confirm, prepare, ship and deliver; write to the buyer.',
      },
      editOrders: {
        name: /*i18n*/ 'Correct orders',
        explains: /*i18n*/ 'Change address, pieces and price of an order until it is shipped.',
      },
      cancelOrders: {
        name: /*i18n*/ 'Cancel orders',
        explains: /*i18n*/ 'Call an order off, which puts its pieces back into stock.',
      },
      sellAtCounter: {
        name: /*i18n*/ 'Sell at the counter',
        explains: /*i18n*/ 'Enter a sale to somebody who is in the shop.',
      },
      manageReturns: {
        name: /*i18n*/ 'Take returns',
        explains: /*i18n*/ 'Receive what comes back, and exchange it.',
      },
      manageCoupons: {
        name: /*i18n*/ 'Manage coupons',
        explains: /*i18n*/ 'Make, change and end coupons.',
      },
    },
  },
  {
    label: /*i18n*/ 'Money',
    permissions: {
      recordPayments: {
        name: /*i18n*/ 'Note payments',
        explains: /*i18n*/ 'Say that an order was paid, or was not after all.',
      },
      refundOrders: {
        name: /*i18n*/ 'Refund',
        explains: /*i18n*/ 'Give money back, up to the limit of the role.',
      },
      seeFigures: {
        name: /*i18n*/ 'See the figures',
        explains: /*i18n*/ 'What the store takes: the figures of the dashboard, and analytics.',
      },
    },
  },
  {
    label: /*i18n*/ 'People',
    permissions: {
      readCustomers: {
        name: /*i18n*/ 'See customers',
        explains: /*i18n*/ 'Customers with their addresses, what they bought, and notes about them.',
      },
      manageCustomers: {
        name: /*i18n*/ 'Manage customers',
        explains: /*i18n*/ 'Add, change and block customers; write notes, keep groups.',
      },
      readMessages: {
        name: /*i18n*/ 'Messages',
        explains: /*i18n*/ 'Read and answer what people write to the store.',
      },
      manageReviews: {
        name: /*i18n*/ 'Reviews',
        explains: /*i18n*/ 'Publish, refuse and answer reviews.',
      },
      readSubscribers: {
        name: /*i18n*/ 'Newsletter addresses',
        explains: /*i18n*/ 'See who gets the newsletter.',
      },
      readMail: {
        name: /*i18n*/ 'Mail that was sent',
        explains: /*i18n*/ 'Read what the store has mailed to people, and send again what failed.',
      },
      exportLists: {
        name: /*i18n*/ 'Export lists',
        explains:
          /*i18n*/ 'Take a list that they may see out of the store as a file, personal data included.',
      },
    },
  },
  {
    label: /*i18n*/ 'Catalog',
    permissions: {
      readCatalog: {
        name: /*i18n*/ 'See pieces',
        explains: /*i18n*/ 'All pieces, drafts too, with their stock.',
      },
      manageCatalog: {
        name: /*i18n*/ 'Manage pieces',
        explains: /*i18n*/ 'Add, describe, photograph, publish and archive pieces; import them.',
      },
      managePrices: {
        name: /*i18n*/ 'Set prices',
        explains: /*i18n*/ 'Making charges, stones and fixed prices, of one piece or of many.',
      },
      manageStock: {
        name: /*i18n*/ 'Manage stock',
        explains: /*i18n*/ 'Receive, count and correct what is there.',
      },
      manageContent: {
        name: /*i18n*/ 'Collections and pages',
        explains: /*i18n*/ 'What the shop shows around its pieces.',
      },
      manageRates: {
        name: /*i18n*/ 'Metal rates',
        explains: /*i18n*/ 'Publish the day’s rates, which price every piece anew.',
      },
      deleteRates: {
        name: /*i18n*/ 'Delete metal rates',
        explains: /*i18n*/ 'Take back a rate that was published.',
      },
    },
  },
  {
    label: /*i18n*/ 'Store',
    permissions: {
      enterAdmin: {
        name: /*i18n*/ 'Enter the back-office',
        explains: /*i18n*/ 'Everybody of the staff may.',
      },
      manageStaff: {
        name: /*i18n*/ 'Manage staff',
        explains: /*i18n*/ 'Invite, change and remove whoever may no more than they themselves; edit roles.',
      },
      readAudit: {
        name: /*i18n*/ 'Audit log',
        explains: /*i18n*/ 'Who changed what, and when.',
      },
      manageSettings: {
        name: /*i18n*/ 'Settings',
        explains: /*i18n*/ 'Shipping, tax, bank account, opening hours, and how staff sign in.',
      },
      manageApiKeys: {
        name: /*i18n*/ 'API keys',
        explains: /*i18n*/ 'Let other programs into the store.',
      },
      manageWebhooks: {
        name: /*i18n*/ 'Webhooks',
        explains: /*i18n*/ 'Have other programs told of what happens.',
      },
      manageBackups: {
        name: /*i18n*/ 'Backups',
        explains: /*i18n*/ 'See backups, check them and make one.',
      },
      seeHealth: {
        name: /*i18n*/ 'Health',
        explains: /*i18n*/ 'How the server is; do failed work again.',
      },
      hardDelete: {
        name: /*i18n*/ 'Delete for good',
        explains: /*i18n*/ 'Delete cancelled orders and whole accounts.',
      },
    },
  },
] as const satisfies readonly { label: string; permissions: Partial<Record<Action, PermissionText>> }[];

/** Of each permission what it is called and means. */
export const PERMISSION_TEXTS = Object.assign(
  {},
  ...PERMISSION_GROUPS.map(({ permissions }) => permissions),
) as Record<Action, PermissionText>;
