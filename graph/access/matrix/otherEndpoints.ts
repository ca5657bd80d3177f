import { type AccessRule, staff } from '../accessRule.ts';

/** Rules of HTTP endpoints outside GraphQL and the REST API. */
export const otherEndpoints: Record<string, AccessRule> = {
  'POST /media/uploads': staff('manageCatalog', 'write-catalog', 'write-content'),
  'POST /media/videos': staff('manageCatalog', 'write-catalog'),
};
