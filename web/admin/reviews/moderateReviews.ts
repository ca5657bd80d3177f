import { mapInBatches } from '#web/admin/list/bulk/mapInBatches.ts';
import { client } from '#web/app/requests/client.ts';
import type { ReviewDecision } from '#web/graphql/types.generated.ts';
import type { BulkResult } from '../list/listDefinition.ts';
import { ModerateReviewDocument, Reviews_VersionFragmentDoc } from './Reviews.generated.ts';

/** Publishes or rejects reviews, each as it was read: one whose text changed since is left alone, and says so. */
export function moderateReviews(ids: readonly string[], status: ReviewDecision): Promise<BulkResult[]> {
  return mapInBatches(ids, async (id) => {
    const read = client.cache.readFragment({ id: `Review:${id}`, fragment: Reviews_VersionFragmentDoc });
    const before = read?.status;
    const { version, problem } = await decided({ id, status, version: read?.version });
    if (problem || !before || before === status) return { problem };
    return { undo: async () => (await decided({ id, status: before, version })).problem };
  });
}

async function decided(input: { id: string; status: ReviewDecision; version: number | undefined }) {
  const { data } = await client.mutate({ mutation: ModerateReviewDocument, variables: { input } });
  const { review, errors = [] } = data?.moderateReview ?? {};
  return { version: review?.version, problem: errors[0]?.message };
}
