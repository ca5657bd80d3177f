import { handleHook } from '#graph/hook.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import { refreshPayments, refreshPaymentsForCustomer } from '#graph/modules/orders/orders.hooks.ts';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as attempts } from './attempts/attempts.resolvers.ts';
import { mountReturns } from './attempts/mountReturns.ts';
import { resolvers as link } from './link/link.resolvers.ts';
import { access } from './payments.access.ts';
import { checkPaymentJob, remindUnpaidJob } from './payments.jobs.ts';
import { resolvers } from './payments.resolvers.ts';
import { resolvers as settings } from './settings/settings.resolvers.ts';

export const payments: GraphModule = {
  resolvers: [resolvers, settings, attempts, link],
  access,
  mount: mountReturns,
  jobs: [
    handleJob(checkPaymentJob, async () => (await import('./attempts/checkPaymentJob.ts')).checkPayment),
    handleJob(
      expireUnpaidOrderJob,
      async () => (await import('./attempts/expireUnpaidOrder.ts')).expireUnpaidOrder,
    ),
    handleJob(remindUnpaidJob, async () => (await import('./attempts/remindUnpaidJob.ts')).remindUnpaid),
  ],
  hooks: [
    handleHook(
      refreshPayments,
      async () => (await import('./attempts/refreshUnsettledAttempts.ts')).refreshUnsettledAttempts,
    ),
    handleHook(
      refreshPaymentsForCustomer,
      async () => (await import('./attempts/refreshUnsettledAttempts.ts')).refreshForCustomer,
    ),
  ],
  singleSelectionMutations: ['startPayment'],
};
