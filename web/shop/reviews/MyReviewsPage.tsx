import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { evictMyReviews } from './evictMyReviews.ts';
import { MyReviewItem } from './MyReviewItem.tsx';
import {
  type MyReview_ReviewFragment,
  useDeleteReviewMutation,
  useMyReviewsQuery,
} from './MyReviews.generated.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

type OpenDialog = { kind: 'edit' | 'delete'; review: MyReview_ReviewFragment } | null;

export function MyReviewsPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [deleteReview] = useDeleteReviewMutation({ update: evictMyReviews });
  const { data, error, loading, refetch, fetchMore } = useMyReviewsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.myReviews;
  const product = openDialog?.review.product;

  /** A failed request has already shown a toast. */
  async function confirmDelete(id: string) {
    const result = await deleteReview({ variables: { input: { id } } }).catch(() => null);
    const problem = result?.data?.deleteReview.errors[0]?.message;
    if (problem) notify.error(i18n.t(problem));
  }

  return (
    <>
      <PageTitle sx={{ mb: 4 }}>{i18n.t('Reviews')}</PageTitle>
      {error && !page ? (
        <ErrorState error={error} retry={refetch} />
      ) : !page ? (
        <Skeleton aria-hidden height={320} />
      ) : page.edges.length === 0 ? (
        <EmptyState
          title={i18n.t('No reviews yet')}
          text={i18n.t('Your reviews help other shoppers choose.')}
          action={
            <Button component={Link} to={paths.orders} variant="contained">
              {i18n.t('See your orders')}
            </Button>
          }
        />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {page.edges.map(({ node }) => (
            <MyReviewItem
              key={node.id}
              review={node}
              onEdit={() => setOpenDialog({ kind: 'edit', review: node })}
              onDelete={() => setOpenDialog({ kind: 'delete', review: node })}
            />
          ))}
        </Box>
      )}
      {page?.pageInfo.hasNextPage && (
        <Button
          variant="outlined"
          loading={loading}
          onClick={() => {
            // A failed request shows a toast, and the button remains visible.
            fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => undefined);
          }}
        >
          {i18n.t('Show more reviews')}
        </Button>
      )}
      {openDialog?.kind === 'edit' && product && (
        <ReviewDialog product={product} review={openDialog.review} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog?.kind === 'delete' && (
        <ConfirmDialog
          title={i18n.t('Delete this review?')}
          confirmLabel={i18n.t('Delete')}
          onConfirm={() => confirmDelete(openDialog.review.id)}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </>
  );
}
