import { defineJob } from '#graph/jobs/job.ts';

/** Confirms an order to its buyer. */
export const mailOrderPlacedJob = defineJob<{ orderId: string }>('mailOrderPlaced');

/** Cancels an order whose money has not come in time. */
export const endUnpaidOrderJob = defineJob<{ orderId: string }>('endUnpaidOrder');
