import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface WriteRule {
  /** Matches a statement that changes the objects. */
  by: RegExp;
  /** Calls of which one must appear in the same file or its caller. */
  said: readonly string[];
  /** Files and folders that write without publishing, with the reason. */
  quiet: Record<string, string>;
}

const held = 'is called with what withOrder has locked, which says it';

const WRITTEN: Record<string, WriteRule> = {
  orders: {
    by: /\.order\.(create|update|upsert|delete)|insertInto\('Order'|UPDATE orders|DELETE FROM orders/,
    said: ['publish(orderChanged(', '.map(orderChanged)', 'withOrder(', 'eachOrder(', 'orderPlaced('],
    quiet: {
      'orders/lifecycle/': held,
      'orders/booking/lowerOrder.ts': held,
      'edits/applyEdit.ts': held,
      'edits/proposeEdit.ts': held,
      'payments/attempts/recordedPayments.ts': held,
      'ledger/refunds/payBack.ts': held,
      'returns/bringBack.ts': held,
      'returns/exchangeReturn.ts': held,
      'ledger/slips/declineSlip.ts': held,
      'ledger/slips/withdrawTransferSlip.ts': held,
      'accounts/proveAddress.ts': 'changes whose order it is, of which nobody is told',
    },
  },
  customers: {
    by: /\.user\.(create|update|upsert|delete)|UPDATE users|INSERT INTO users/,
    said: ['customersChanged(', 'withCustomer('],
    quiet: {
      'accounts/appointOwner.ts': 'an owner is no customer',
      'accounts/staff/createStaff.ts': 'staff are no customers',
      'accounts/staff/changeMember.ts': 'staff are no customers',
      'accounts/staff/takeOver.ts': 'makes staff of the account',
      'accounts/profile/changePassword.ts': 'a password is nobody’s to know',
      'accounts/profile/setActivityConsent.ts': 'is between the shopper and the shop',
      'accounts/registration/resetPassword.ts': 'a password is nobody’s to know; proveAddress says the rest',
      'accounts/shutOutStrangers.ts': 'takes back a link to a wishlist',
      'activity/recordActivity.ts': 'writes what the shopper prefers to see',
      'customers/wishlist/wishlistSharing.ts': 'opens and closes a wishlist',
    },
  },
  stock: {
    by: /\.stockMove\.create|insertInto\('StockMove'/,
    said: ['stockChanged('],
    quiet: {},
  },
  products: {
    by: /\.product\.(create|update|upsert|delete)/,
    said: ['productsChanged(', 'stockChanged(', 'withProduct(', 'holdProduct('],
    quiet: {
      'catalog/staff/newVersion.ts': 'is called with what withProduct has locked, which says it',
    },
  },
  coupons: {
    by: /\.coupon\.(create|update|delete)\(/,
    said: ['couponsChanged('],
    quiet: {},
  },
  rates: {
    by: /\.metalRate\.(create|update|delete)/,
    said: ['rateChanged('],
    quiet: {},
  },
};

const files = readdirSync('graph/modules', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'))
  .map((path) => ({ path, text: readFileSync(`graph/modules/${path}`, 'utf8') }));

/**
 * Every change publishes an event in its unit of work (`storeEvents.ts`), on which the shop, the back office and
 * integrations rely. This test finds new code that writes without publishing.
 */
test.each(Object.entries(WRITTEN))('code that writes %s publishes an event', (_what, { by, said, quiet }) => {
  const writing = files.filter(({ text }) => by.test(text));
  expect(writing.length).toBeGreaterThan(0);
  const silent = writing.filter(({ text }) => !said.some((word) => text.includes(word)));
  const excuses = Object.keys(quiet);
  const isExcused = (path: string) => excuses.some((excuse) => path.startsWith(excuse));
  expect(silent.map(({ path }) => path).filter((path) => !isExcused(path))).toEqual([]);
  // Exceptions that are no longer needed must be removed.
  expect(excuses.filter((excuse) => !silent.some(({ path }) => path.startsWith(excuse)))).toEqual([]);
});
