import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './bookings.access.ts';
import { processDueBookingsJob } from './bookings.jobs.ts';
import { resolvers } from './bookings.resolvers.ts';

export const bookings: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(
      processDueBookingsJob,
      async () => (await import('./processDueBookings.ts')).processDueBookings,
    ),
  ],
};
