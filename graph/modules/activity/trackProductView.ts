import { getActivityTime } from '#domain/activity/activity.ts';
import { productViewSchema } from '#domain/activity/activitySchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TrackProductViewInput } from '#graph/schema/schema.generated.ts';
import { storeActivities } from './storeActivities.ts';
import { withConsent } from './withConsent.ts';

/** Stores one product view. Returns 1, or 0 if it is too old or there is no consent. */
export async function trackProductView(context: GraphContext, input: TrackProductViewInput): Promise<number> {
  const data = parseInput(productViewSchema, input);
  const { productId } = data;
  const at = getActivityTime(input.timestamp ?? context.now, context.now);

  return withConsent(context, {
    viewedProductIds: [productId],
    store: async (work, userId, existingProductIds) => {
      if (!existingProductIds.has(productId)) throw createProductNotFoundError();
      return at ? storeActivities(work, userId, [{ type: 'PRODUCT_VIEW', at, data, productId }]) : 0;
    },
  });
}

function createProductNotFoundError() {
  return new DomainError('VIEWED_PRODUCT_NOT_FOUND', 'productId');
}
