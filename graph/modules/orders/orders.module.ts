import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bookingResolvers } from './booking/booking.resolvers.ts';
import { resolvers as bulkMailResolvers } from './bulkMail/bulkMail.resolvers.ts';
import { resolvers as deskResolvers } from './desk/desk.resolvers.ts';
import { orders as ordersList } from './export/ordersList.ts';
import { resolvers as guestsResolvers } from './guests/guests.resolvers.ts';
import { resolvers as notesResolvers } from './notes/orderNotes.resolvers.ts';
import { access } from './orders.access.ts';
import { keepBookingsJob, mailTrackingLinksJob } from './orders.jobs.ts';
import { resolvers as shopResolvers } from './shop/shopOrders.resolvers.ts';
import { resolvers as staffResolvers } from './staff/staffOrders.resolvers.ts';
import { resolvers as tagsResolvers } from './tags/orderTags.resolvers.ts';

export const orders: GraphModule = {
  resolvers: [
    shopResolvers,
    staffResolvers,
    bookingResolvers,
    guestsResolvers,
    deskResolvers,
    tagsResolvers,
    notesResolvers,
    bulkMailResolvers,
  ],
  access,
  jobs: [
    handleJob(
      mailTrackingLinksJob,
      async () => (await import('./shop/mailTrackingLinks.ts')).mailTrackingLinks,
    ),
    handleJob(keepBookingsJob, async () => (await import('./booking/keepBookingsJob.ts')).keepBookings),
  ],
};

/** The lists that staff can export, by their names in URLs. */
export const lists = { orders: ordersList };
