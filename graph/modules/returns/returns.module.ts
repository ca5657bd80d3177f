import { handleHook } from '#graph/hook.ts';
import { orderRefunded } from '#graph/modules/ledger/ledger.hooks.ts';
import { orderReturned } from '#graph/modules/orders/orders.hooks.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { mountReturnPhotos } from './mountReturnPhotos.ts';
import { access } from './returns.access.ts';
import { resolvers } from './returns.resolvers.ts';
import { returns as returnsList } from './returnsList.ts';

export const returns: GraphModule = {
  resolvers: [resolvers],
  access,
  mount: mountReturnPhotos,
  hooks: [
    handleHook(orderReturned, async () => {
      const { returnAllItems } = await import('./returnAllItems.ts');
      return async (...args) => (await returnAllItems(...args)).order;
    }),
    handleHook(orderRefunded, async () => (await import('./closeSettledReturns.ts')).closeSettledReturns),
  ],
};

/** Lists that staff can export, by their URL names. */
export const lists = { returns: returnsList };
