import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bookingResolvers } from './booking/booking.resolvers.ts';
import { access } from './orders.access.ts';
import { keepBookingsJob, mailTrackingLinksJob } from './orders.jobs.ts';
import { resolvers as shopResolvers } from './shop/shopOrders.resolvers.ts';

export const orders: GraphModule = {
  resolvers: [shopResolvers, bookingResolvers],
  access,
  jobs: [
    handleJob(
      mailTrackingLinksJob,
      async () => (await import('./shop/mailTrackingLinks.ts')).mailTrackingLinks,
    ),
    handleJob(keepBookingsJob, async () => (await import('./booking/keepBookingsJob.ts')).keepBookings),
  ],
};
