import { type AccessRule, staff } from '../accessRule.ts';

/** What is asked over plain HTTP, beside the rows of the REST API. */
export const otherAddresses: Record<string, AccessRule> = {
  'POST /media/uploads': staff('manageCatalog', 'write-catalog', 'write-content'),
  'POST /media/videos': staff('manageCatalog', 'write-catalog'),
};
