// @ts-check

/** Accounts of the demo data, each with its role, email address and password. */
export const demoAccounts = [
  ['shopper', 'shopper@example.com', 'Shopper-2026!'],
  ['admin', 'admin@example.com', 'Admin-2026!'],
  ['super admin', 'super@example.com', 'Super-2026!'],
];
