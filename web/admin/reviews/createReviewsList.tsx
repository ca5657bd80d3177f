import { useLingui } from '@lingui/react';
import { Rating } from '@mui/material';
import type { ReactNode } from 'react';
import { Count } from '#web/admin/ui/quantities.tsx';
import type { BulkChangeInput, ReviewDecision, ReviewStatus } from '#web/graphql/types.generated.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Reviews_ReviewFragment } from './Reviews.generated.ts';
import { ANSWERS, answerTexts, REVIEW_STATUSES, reviewStates } from './reviewStates.ts';
import { toReviewFilter, useReviewRows } from './useReviewRows.ts';

/** Defines the list of reviews. `open` renders the link to a review. */
export function createReviewsList(
  renderLink: (review: Reviews_ReviewFragment) => ReactNode,
): ListDefinition<Reviews_ReviewFragment> {
  return {
    id: 'reviews',
    title: /*i18n*/ 'Reviews',
    countText: /*i18n*/ '{count, plural, one {# review} other {# reviews}}',
    search: /*i18n*/ 'Review, customer, product or SKU',
    columns: [
      { field: 'comment', header: /*i18n*/ 'Review', card: 'title', render: renderLink },
      {
        field: 'rating',
        header: /*i18n*/ 'Stars',
        width: 130,
        render: ({ rating }) => <Stars rating={rating} />,
      },
      {
        field: 'product',
        header: /*i18n*/ 'Product',
        width: 200,
        exportText: ({ product }) => product?.name ?? '–',
      },
      { field: 'authorName', header: /*i18n*/ 'Author', width: 150 },
      {
        field: 'isVerifiedPurchase',
        header: /*i18n*/ 'Verified purchase',
        width: 110,
        render: ({ isVerifiedPurchase }) => <YesOrNo isYes={isVerifiedPurchase} />,
        valueLabels: { YES: /*i18n*/ 'Yes', NO: /*i18n*/ 'No' },
      },
      {
        field: 'photos',
        header: /*i18n*/ 'Photos',
        width: 110,
        align: 'right',
        isHiddenByDefault: true,
        render: ({ photos }) => <Count of={photos.length} />,
        exportText: ({ photos }) => String(photos.length),
      },
      {
        field: 'status',
        header: /*i18n*/ 'Status',
        width: 130,
        render: ({ status }) => <ReviewState status={status ?? 'PENDING'} />,
        valueLabels: mapTexts(REVIEW_STATUSES, (status) => reviewStates[status].text),
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Date',
        width: 200,
        keepsWidth: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
      {
        field: 'updatedAt',
        header: /*i18n*/ 'Changed',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ updatedAt }) => <Instant at={updatedAt} isShort />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        isMultiple: false,
        options: REVIEW_STATUSES.map((value) => ({ value, label: reviewStates[value].text })),
      },
      {
        field: 'answer',
        label: /*i18n*/ 'Public reply',
        kind: 'choice',
        isMultiple: false,
        options: ANSWERS.map((value) => ({ value, label: answerTexts[value] })),
      },
      { field: 'product', label: /*i18n*/ 'Product', kind: 'text', placeholder: /*i18n*/ 'Product ID' },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows: useReviewRows,
    bulkFilter: (query) => ({ reviews: toReviewFilter(query) }),
    exportFilter: (query) => ({ reviews: toReviewFilter(query) }),
    rowId: ({ id }) => id,
    rowName: ({ authorName, product }) => (product ? `${authorName} – ${product.name}` : authorName),
    bulkActions: [
      {
        label: /*i18n*/ 'Publish',
        change: (_choice, reviews) => buildModerationChange('PUBLISHED', reviews),
      },
      { label: /*i18n*/ 'Reject', change: (_choice, reviews) => buildModerationChange('REJECTED', reviews) },
    ],
    empty: {
      title: /*i18n*/ 'No reviews yet',
      text: /*i18n*/ 'Customer reviews wait here until you publish them.',
    },
  };
}

export function Stars({ rating }: { rating: number }) {
  const { i18n } = useLingui();
  return (
    <Rating
      value={rating}
      readOnly
      size="small"
      sx={{ verticalAlign: 'middle' }}
      getLabelText={(stars) =>
        i18n.t('{stars, plural, one {# out of 5 stars} other {# out of 5 stars}}', { stars })
      }
    />
  );
}

export function ReviewState({ status }: { status: ReviewStatus }) {
  const { i18n } = useLingui();
  const { text, tone } = reviewStates[status];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  const { i18n } = useLingui();
  return isYes ? i18n.t('Yes') : i18n.t('No');
}

/** Sends each review's loaded version, so that the server refuses a review whose text has changed since. */
function buildModerationChange(
  status: ReviewDecision,
  reviews: readonly Reviews_ReviewFragment[] | null,
): BulkChangeInput {
  const reviewVersions = reviews?.map(({ id, version }) => ({ id, version })) ?? [];
  return { moderateReviews: { status, versions: reviewVersions } };
}
