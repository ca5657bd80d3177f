import { defineJob } from '#graph/jobs/job.ts';

/** All products, those of a collection, or those that have left one. */
export type ProductsToFind = { all: true } | { collectionId: string } | { productIds: string[] };

/** Lets products be found by what they and their collections are called now. */
export const writeSearchTextsJob = defineJob<ProductsToFind>('writeSearchTexts');
