import { handleHook } from '#graph/hook.ts';
import { expectMayTakeAway } from '#graph/modules/orders/orders.hooks.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as desk } from './desk/paymentsDesk.resolvers.ts';
import { access } from './ledger.access.ts';
import { resolvers as recorded } from './recorded/recorded.resolvers.ts';
import { resolvers as refunds } from './refunds/refunds.resolvers.ts';
import { mountSlipPhotos } from './slips/mountSlipPhotos.ts';
import { resolvers as slips } from './slips/slips.resolvers.ts';

export const ledger: GraphModule = {
  resolvers: [desk, slips, recorded, refunds],
  access,
  mount: mountSlipPhotos,
  hooks: [
    handleHook(
      expectMayTakeAway,
      async () => (await import('./refunds/expectMayTakeAway.ts')).expectMayTakeAway,
    ),
  ],
};
