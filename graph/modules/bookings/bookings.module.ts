import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './bookings.access.ts';
import { keepBookingsJob } from './bookings.jobs.ts';
import { resolvers } from './bookings.resolvers.ts';

export const bookings: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [handleJob(keepBookingsJob, async () => (await import('./keepBookings.ts')).keepBookings)],
};
