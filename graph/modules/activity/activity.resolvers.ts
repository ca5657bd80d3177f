import type { ActivityType } from '#domain/activity/activity.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findVisibleProduct } from '#graph/modules/storefront/findVisibleProduct.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { customerActivities } from './customerActivities.ts';
import { listActivities } from './listActivities.ts';
import { recordActivity } from './recordActivity.ts';
import { saveSessionData } from './saveSessionData.ts';
import { trackProductView } from './trackProductView.ts';

const emptyResult = { stored: 0 };

export const resolvers: Resolvers = {
  Query: {
    activities: (_parent, args, context) => listActivities(context, requireViewer(context).id, args),
    customerActivities: (_parent, args, context) => customerActivities(context, args),
  },
  Mutation: {
    trackProductView: (_parent, { input }, context) =>
      withTrackingErrors(() => trackProductView(context, input)),
    saveSessionData: (_parent, { input }, context) =>
      withTrackingErrors(() => saveSessionData(context, input)),
    recordActivity: (_parent, { input }, context) => withTrackingErrors(() => recordActivity(context, input)),
  },
  Activity: {
    // storeActivities writes the column from the same type.
    type: ({ type }) => type as ActivityType,
    product: ({ productId }, _args, context) => findVisibleProduct(context, productId),
  },
};

async function withTrackingErrors(store: () => Promise<number>) {
  return { ...emptyResult, ...(await withUserErrors('stored', store)) };
}
