import { handleHook } from '#graph/hook.ts';
import { assertCanVoid } from '#graph/modules/orders/orders.hooks.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as desk } from './attempts/paymentAttempts.resolvers.ts';
import { access } from './ledger.access.ts';
import { resolvers as recorded } from './recorded/recorded.resolvers.ts';
import { resolvers as refunds } from './refunds/refunds.resolvers.ts';
import { mountReceiptPhotos } from './transferReceipts/mountReceiptPhotos.ts';
import { resolvers as transferReceipts } from './transferReceipts/transferReceipts.resolvers.ts';

export const ledger: GraphModule = {
  resolvers: [desk, transferReceipts, recorded, refunds],
  access,
  mount: mountReceiptPhotos,
  hooks: [handleHook(assertCanVoid, async () => (await import('./refunds/assertCanVoid.ts')).assertCanVoid)],
};
