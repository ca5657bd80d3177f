import { defineJob } from '#graph/jobs/job.ts';

/** Writes to all who wait for these pieces, where they are in stock or cheap enough now. */
export const sendAlertsJob = defineJob<{ productIds: string[] }>('sendAlerts');

/** A lower tax makes pieces cheap enough whose own price has not changed. */
export const checkPricesWithTaxJob = defineJob('checkPricesWithTax', { daily: true });
