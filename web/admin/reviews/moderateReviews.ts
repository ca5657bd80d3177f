import { client } from '#web/app/client.ts';
import type { ReviewDecision } from '#web/graphql/types.generated.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { oneByOne } from '../list/oneByOne.ts';
import { ModerateReviewDocument, Reviews_VersionFragmentDoc } from './Reviews.generated.ts';

/** Publishes or rejects reviews, each as it was read: one whose text changed since is left alone, and says so. */
export function moderateReviews(ids: readonly string[], status: ReviewDecision): Promise<BulkResult[]> {
  return oneByOne(ids, async (id) => {
    const read = client.cache.readFragment({ id: `Review:${id}`, fragment: Reviews_VersionFragmentDoc });
    const { data } = await client.mutate({
      mutation: ModerateReviewDocument,
      variables: { input: { id, status, version: read?.version } },
    });
    return data?.moderateReview.errors[0]?.message;
  });
}
