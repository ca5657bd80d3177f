import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface WriteRule {
  /** Matches statements that change the objects. */
  writePattern: RegExp;
  /** At least one of these calls must appear in each file that matches `writePattern`. */
  publishCalls: readonly string[];
  /** Files and folders that are allowed to write without publishing, with the reason. */
  exceptions: Record<string, string>;
}

const lockedReason = 'runs within lockOrder, which publishes the event';

const WRITE_RULES: Record<string, WriteRule> = {
  orders: {
    writePattern:
      /\.order\.(create|update|upsert|delete)|insertInto\('Order'|UPDATE orders|DELETE FROM orders/,
    publishCalls: [
      'publish(orderChanged(',
      '.map(orderChanged)',
      'lockOrder(',
      'changeEachOrder(',
      'orderPlaced(',
    ],
    exceptions: {
      'orders/lifecycle/': lockedReason,
      'orders/booking/applyLowerPrices.ts': lockedReason,
      'edits/applyEdit.ts': lockedReason,
      'edits/proposeEdit.ts': lockedReason,
      'payments/attempts/recordedPayments.ts': lockedReason,
      'ledger/refunds/applyRefund.ts': lockedReason,
      'returns/receiveItems.ts': lockedReason,
      'returns/exchangeReturn.ts': lockedReason,
      'ledger/transferReceipts/declineReceipt.ts': lockedReason,
      'ledger/transferReceipts/withdrawTransferReceipt.ts': lockedReason,
      'accounts/confirmAddress.ts': 'changes the owner of orders, which is not an event',
    },
  },
  customers: {
    writePattern: /\.user\.(create|update|upsert|delete)|UPDATE users|INSERT INTO users/,
    publishCalls: ['customersChanged(', 'withLockedCustomer('],
    exceptions: {
      'accounts/appointOwner.ts': 'an owner is not a customer',
      'accounts/staff/createStaff.ts': 'staff are not customers',
      'accounts/staff/changeMember.ts': 'staff are not customers',
      'accounts/staff/convertToStaff.ts': 'makes the account a staff account',
      'accounts/profile/changePassword.ts': 'a password is not shown anywhere',
      'accounts/profile/setActivityConsent.ts': 'the consent is not shown in the back office',
      'accounts/registration/resetPassword.ts':
        'a password is not shown anywhere; confirmAddress publishes the rest',
      'accounts/revokeUnverifiedAccess.ts': 'revokes a link to a wishlist',
      'activity/recordActivity.ts': 'saves display preferences of the shopper',
      'customers/wishlist/wishlistSharing.ts': 'shares a wishlist, or stops sharing it',
    },
  },
  stock: {
    writePattern: /\.stockMove\.create|insertInto\('StockMove'/,
    publishCalls: ['stockChanged('],
    exceptions: {},
  },
  products: {
    writePattern: /\.product\.(create|update|upsert|delete)/,
    publishCalls: ['productsChanged(', 'stockChanged(', 'withLockedProduct(', 'loadLockedProduct('],
    exceptions: {
      'catalog/staff/incrementVersion.ts': 'runs within withLockedProduct, which publishes the event',
    },
  },
  coupons: {
    writePattern: /\.coupon\.(create|update|delete)\(/,
    publishCalls: ['couponsChanged('],
    exceptions: {},
  },
  rates: {
    writePattern: /\.metalRate\.(create|update|delete)/,
    publishCalls: ['rateChanged('],
    exceptions: {},
  },
};

const files = readdirSync('graph/modules', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/testing/'))
  .map((path) => ({ path, text: readFileSync(`graph/modules/${path}`, 'utf8') }));

/**
 * Every change must publish an event in its unit of work (`storeEvents.ts`). The shop, the back office and integrations
 * rely on these events. This test finds new code that writes without publishing.
 */
test.each(Object.entries(WRITE_RULES))(
  'code that writes %s publishes an event',
  (_case, { writePattern: pattern, publishCalls, exceptions: exemptions }) => {
    const writingFiles = files.filter(({ text }) => pattern.test(text));
    expect(writingFiles.length).toBeGreaterThan(0);
    const nonPublishingFiles = writingFiles.filter(
      ({ text }) => !publishCalls.some((call) => text.includes(call)),
    );
    const exemptPaths = Object.keys(exemptions);
    const isExempt = (path: string) => exemptPaths.some((exemptPath) => path.startsWith(exemptPath));
    expect(nonPublishingFiles.map(({ path }) => path).filter((path) => !isExempt(path))).toEqual([]);
    // Exceptions that are no longer needed must be removed.
    expect(
      exemptPaths.filter((exemptPath) => !nonPublishingFiles.some(({ path }) => path.startsWith(exemptPath))),
    ).toEqual([]);
  },
);
