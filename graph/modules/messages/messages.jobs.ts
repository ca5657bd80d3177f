import { defineJob } from '#graph/jobs/job.ts';

/** Sends the due back-in-stock and price alerts for these products. */
export const sendAlertsJob = defineJob<{ productIds: string[] }>('sendAlerts');

/** Checks prices daily, since a lower tax reduces the price with tax even if the price itself has not changed. */
export const checkPricesWithTaxJob = defineJob('checkPricesWithTax', { daily: true });
