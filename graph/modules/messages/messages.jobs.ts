import { defineJob } from '#graph/jobs/job.ts';

/** Sends the alerts for these products that are due: back in stock, or cheap enough. */
export const sendAlertsJob = defineJob<{ productIds: string[] }>('sendAlerts');

/** Checks prices daily, since a lower tax makes products cheaper whose own price has not changed. */
export const checkPricesWithTaxJob = defineJob('checkPricesWithTax', { daily: true });
