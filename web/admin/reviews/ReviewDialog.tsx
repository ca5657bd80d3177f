import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ReviewDecision } from '#web/graphql/types.generated.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { ReviewState, Stars } from './createReviewsList.tsx';
import { ReviewReply } from './ReviewReply.tsx';
import { type Reviews_ReviewFragment, useModerateReviewMutation } from './Reviews.generated.ts';
import { useReviewReply } from './useReviewReply.ts';

export interface ReviewDialogProps {
  review: Reviews_ReviewFragment;
  /** `decided` is true if the review changed. */
  onClose: (isDecided: boolean) => void;
}

/** Shows a review, decides on it and replies to it. */
export function ReviewDialog({ review: initialReview, onClose }: ReviewDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [moderate, { loading }] = useModerateReviewMutation();
  const [problem, setProblem] = useState<string | null>(null);
  // A reply changes the review's version, which the next decision must use.
  const [review, setReview] = useState(initialReview);
  const { id, product, author, authorName, rating, title, comment, photos, status, isVerifiedPurchase } =
    review;

  const replyState = useReviewReply(review, (updatedReview) =>
    setReview((current) => ({ ...current, ...updatedReview })),
  );
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);

  const isBusy = loading || replyState.isSending;

  /** Closes the dialog and reports a saved reply as a change. */
  const close = () => onClose(review !== initialReview);
  /** Returns a handler that requires confirmation before an unsent reply is discarded. */
  const confirmLeaving = (action: () => void) => () =>
    replyState.isUnsaved ? setPendingLeave(() => action) : action();

  /** A failed request is already reported in a toast. */
  async function decide(decision: ReviewDecision) {
    // An unsent reply is published with the review.
    const updatedReview =
      decision === 'PUBLISHED' && replyState.isUnsaved ? await replyState.saveReply(replyState.text) : review;
    if (!updatedReview) return;
    const input = { id, version: updatedReview.version, status: decision };
    const result = await moderate({ variables: { input } }).catch(() => null);
    const { review: decidedReview, errors = [] } = result?.data?.moderateReview ?? {};
    if (!decidedReview) return setProblem(errors[0]?.message ?? null);
    notify.success(decision === 'PUBLISHED' ? i18n.t('Review published') : i18n.t('Review rejected'));
    onClose(true);
  }

  return (
    <Dialog
      open
      onClose={confirmLeaving(close)}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2">
        {product
          ? i18n.t('{name} on {piece}', { name: authorName, piece: product.name })
          : i18n.t('{name} on a deleted product', { name: authorName })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <FormAlert>{problem}</FormAlert>
          <div>
            <Stars rating={rating} />
            {title && <Typography sx={{ fontWeight: 600 }}>{title}</Typography>}
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{comment}</Typography>
          </div>
          {photos.length > 0 && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {photos.map(({ id: photoId, image }, index) => (
                <Box
                  key={photoId}
                  component="a"
                  href={image.url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={i18n.t('Photo {number}, opens in a new tab', { number: index + 1 })}
                  sx={{ width: 112 }}
                >
                  <Photo image={{ ...image, alt: '' }} sizes="112px" ratio={1} />
                </Box>
              ))}
            </Stack>
          )}
          <DetailsList
            rows={[
              { label: i18n.t('Status'), value: <ReviewState status={status ?? 'PENDING'} /> },
              {
                label: i18n.t('Product'),
                value: product ? (
                  <Link component={RouterLink} to={adminPaths.product(product.id)}>
                    {product.name}
                  </Link>
                ) : (
                  '–'
                ),
              },
              {
                label: i18n.t('Author'),
                value: author ? (
                  <Link component={RouterLink} to={adminPaths.customer(author.id)}>
                    {author.email}
                  </Link>
                ) : (
                  authorName
                ),
              },
              {
                label: i18n.t('Verified purchase'),
                value: isVerifiedPurchase ? i18n.t('Yes') : i18n.t('No'),
              },
              { label: i18n.t('Date'), value: <Instant at={review.createdAt} /> },
            ]}
          />
          <ReviewReply replyState={replyState} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={confirmLeaving(close)}>{i18n.t('Close')}</Button>
        {status !== 'REJECTED' && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={confirmLeaving(() => void decide('REJECTED'))}
          >
            {i18n.t('Reject')}
          </Button>
        )}
        {status !== 'PUBLISHED' && (
          <Button variant="contained" disabled={isBusy} onClick={() => void decide('PUBLISHED')}>
            {replyState.isUnsaved ? i18n.t('Publish with reply') : i18n.t('Publish')}
          </Button>
        )}
      </DialogActions>
      {pendingLeave && (
        <ConfirmDialog
          title={i18n.t('Discard your reply?')}
          text={i18n.t('It has not been published and will be lost.')}
          confirmLabel={i18n.t('Discard')}
          onConfirm={async () => pendingLeave()}
          onClose={() => setPendingLeave(null)}
        />
      )}
    </Dialog>
  );
}
