import type { BulkAction } from '#graph/bulk/bulkAction.ts';
import { bulk as catalogBulk } from '#graph/modules/catalog/catalog.bulk.ts';
import { bulk as couponsBulk } from '#graph/modules/coupons/coupons.bulk.ts';
import { bulk as customersBulk } from '#graph/modules/customers/customers.bulk.ts';
import { bulk as paymentsBulk } from '#graph/modules/ledger/ledger.bulk.ts';
import { bulk as messagesBulk } from '#graph/modules/messages/messages.bulk.ts';
import { bulk as ordersBulk } from '#graph/modules/orderAdmin/orderAdmin.bulk.ts';
import { bulk as reviewsBulk } from '#graph/modules/reviews/reviews.bulk.ts';
import { bulk as shippingBulk } from '#graph/modules/shipping/shipping.bulk.ts';
import { bulk as webhooksBulk } from '#graph/modules/webhooks/webhooks.bulk.ts';
import type { BulkChangeInput } from '#graph/schema/schema.generated.ts';

type BulkActionName = keyof BulkChangeInput;

/** Bulk actions, by the name of their input field. */
const bulkActions: Record<BulkActionName, BulkAction> = {
  ...catalogBulk,
  ...ordersBulk,
  ...paymentsBulk,
  ...couponsBulk,
  ...shippingBulk,
  ...customersBulk,
  ...reviewsBulk,
  ...messagesBulk,
  ...webhooksBulk,
};

/** Returns null for an action that this version does not support. */
export function findBulkAction(name: string): BulkAction | null {
  return isName(name) ? bulkActions[name] : null;
}

function isName(name: string): name is BulkActionName {
  return Object.hasOwn(bulkActions, name);
}
