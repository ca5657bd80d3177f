import { defineJob } from '#graph/jobs/job.ts';

/** Confirms an order to its buyer. */
export const mailOrderPlacedJob = defineJob<{ orderId: string }>('mailOrderPlaced');

/** Mails the links to the orders of a phone number or an e-mail address. */
export const mailTrackingLinksJob = defineJob<{ contact: string }>('mailTrackingLinks');

/** Cancels an order whose money has not come in time. */
export const endUnpaidOrderJob = defineJob<{ orderId: string }>('endUnpaidOrder');

/** Looks at the bookings whose day is near. */
export const keepBookingsJob = defineJob('keepBookings', { daily: true });
