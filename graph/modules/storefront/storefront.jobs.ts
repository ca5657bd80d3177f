import { defineJob } from '#graph/jobs/job.ts';

/** All products, those of a collection, or those removed from one. */
export type SearchTextScope = { all: true } | { collectionId: string } | { productIds: string[] };

/** Rewrites the search texts of renamed products and of products in renamed collections. */
export const writeSearchTextsJob = defineJob<SearchTextScope>('rebuildSearchTexts');
