import { defineJob } from '#graph/jobs/job.ts';

/** Emails the order confirmation. */
export const mailOrderPlacedJob = defineJob<{ orderId: string }>('mailOrderPlaced');

/** Cancels an order that was not paid in time. */
export const endUnpaidOrderJob = defineJob<{ orderId: string }>('endUnpaidOrder');
