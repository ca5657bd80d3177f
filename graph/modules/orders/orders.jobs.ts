import { defineJob } from '#graph/jobs/job.ts';

/** Emails the order confirmation. */
export const emailOrderPlacedJob = defineJob<{ orderId: string }>('mailOrderPlaced');

/** Cancels an order that was not paid in time. */
export const expireUnpaidOrderJob = defineJob<{ orderId: string }>('expireUnpaidOrder');
