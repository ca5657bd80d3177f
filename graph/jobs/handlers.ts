import { mailEmailVerification, mailPasswordReset } from '#graph/modules/accounts/registration/mailLinks.ts';
import { sendAlerts } from '#graph/modules/catalog/alerts/sendAlerts.ts';
import { writeSearchTexts } from '#graph/modules/catalog/search/writeSearchTexts.ts';
import { mailTrackingLinks } from '#graph/modules/orders/shop/mailTrackingLinks.ts';
import { repriceProducts } from '#graph/modules/pricing/rates/repriceProducts.ts';
import type { ExportJob } from '#graph/modules/reporting/exports/exportJob.ts';
import { writeExport } from '#graph/modules/reporting/exports/writeExport.ts';
import { refreshJob } from '#graph/modules/reporting/figures/refreshJob.ts';
import type { Job, PrismaClient } from '#graph/prisma/generated/client.ts';
import { housekeeping } from './cleanup/housekeeping.ts';

/** What a job may use; `now` is the moment it was taken up. */
export interface JobServices {
  prisma: PrismaClient;
  publicUrl: string;
  /** Where photographs and models are kept. */
  mediaDir: string;
  /** Where the files of exports are kept. */
  exportsDir: string;
  now: Date;
}

/** Tells how far a job is, for whoever waits for it. */
export type Progress = (done: number, total: number) => Promise<void>;

type Payload<Shape> = Omit<Job, 'payload'> & { payload: Shape };

/** What does the work of each kind of job. A handler may be run again after a failure. */
export const handlers = {
  mailEmailVerification: (services: JobServices, { payload }: Payload<{ userId: string }>) =>
    mailEmailVerification(services, payload.userId),
  mailPasswordReset: async (services: JobServices, { payload }: Payload<{ userId: string | null }>) => {
    if (payload.userId) await mailPasswordReset(services, payload.userId);
  },
  mailTrackingLinks: (services: JobServices, { payload }: Payload<{ contact: string }>) =>
    mailTrackingLinks(services, payload.contact),
  sendAlerts: (services: JobServices, { payload }: Payload<{ productIds: string[] }>) =>
    sendAlerts(services, payload),
  refreshFigures: (services: JobServices) => refreshJob(services),
  repriceProducts: async (
    { prisma, now }: JobServices,
    _job: Payload<{ rateId?: string }>,
    progress: Progress,
  ) => ({
    changed: await repriceProducts(prisma, now, progress),
  }),
  writeSearchTexts: ({ prisma }: JobServices, { payload }: Payload<{ collectionId: string }>) =>
    writeSearchTexts(prisma, payload.collectionId),
  writeExport: (services: JobServices, job: Payload<ExportJob>, progress: Progress) =>
    writeExport(services, job, progress),
  housekeeping: (services: JobServices) => housekeeping(services),
};

type PayloadOf<Kind extends keyof typeof handlers> =
  Parameters<(typeof handlers)[Kind]> extends [unknown, Payload<infer Shape>, ...unknown[]]
    ? Shape
    : Record<string, never>;

/** What can be asked for: a kind of job with what its handler needs to know. */
export type QueuedJob = {
  [Kind in keyof typeof handlers]: { kind: Kind; payload: PayloadOf<Kind> };
}[keyof typeof handlers];
