import { type BulkList, changeLockedRow, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';
import type {
  AdminReviewFilter,
  BulkReviewDecisionInput,
  ReviewDecision,
} from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { changeReview } from './changeReview.ts';
import { adminReviews } from './staff/adminReviews.ts';
import { moderate } from './staff/moderateReview.ts';

const MAX_LABEL_LENGTH = 80;

const reviews: BulkList<AdminReviewFilter> = {
  name: 'reviews',
  requiredPermissions: 'manageReviews',
  loadPage: adminReviews,
  describe: async ({ prisma }, ids) => {
    const rows = await prisma.review.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, authorName: true, title: true, comment: true },
    });
    return new Map(
      rows.map(({ id, authorName, title, comment }) => [
        id,
        `${authorName}: ${(title ?? comment).slice(0, MAX_LABEL_LENGTH)}`,
      ]),
    );
  },
};

type Decision = { status: ReviewDecision; versions: Record<string, number> };

export const bulk = {
  moderateReviews: defineBulkAction<BulkReviewDecisionInput, Decision>({
    list: reviews,
    getRequiredPermissions: () => [],
    read: (_context, { status, versions }) => ({
      status,
      versions: Object.fromEntries((versions ?? []).map(({ id, version }) => [id, version])),
    }),
    apply: changeLockedRow(
      lockReview,
      async ({ work, context, row: review }, { status, versions }: Decision) => {
        assertVersion(review, versions[review.id]);
        if (review.status === status) return null;
        const { version } = await moderate(work, context, review, status);
        return { undo: { status: review.status, version } };
      },
    ),
    undo: changeLockedRow(lockReview, async ({ work, context, row: review }, undoData: Prisma.JsonValue) => {
      const { status, version } = undoData as { status: ReviewDecision; version: number };
      assertVersion(review, version);
      await moderate(work, context, review, status);
      return {};
    }),
  }),
};

function lockReview(
  context: StaffActionContext,
  id: string,
  task: (work: Work, review: Review) => Promise<void>,
): Promise<void> {
  return changeReview(context, { id }, task);
}
