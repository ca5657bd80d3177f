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
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { type Reviews_ReviewFragment, useModerateReviewMutation } from './Reviews.generated.ts';
import { ReviewState, Stars } from './reviewsList.tsx';
import { useReviewAnswer } from './useReviewAnswer.ts';

export interface ReviewDialogProps {
  review: Reviews_ReviewFragment;
  /** `decided` says whether something changed. */
  onClose: (decided: boolean) => void;
}

/** One review as it was written, and what becomes of it. */
export function ReviewDialog({ review: opened, onClose }: ReviewDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [moderate, { loading }] = useModerateReviewMutation();
  const [problem, setProblem] = useState<string | null>(null);
  // An answer changes it: what is decided next is decided on that.
  const [review, setReview] = useState(opened);
  const { id, product, author, authorName, rating, title, comment, photos, status, isVerifiedPurchase } =
    review;

  const answer = useReviewAnswer(review, (answered) => setReview((before) => ({ ...before, ...answered })));
  const [left, setLeft] = useState<(() => void) | null>(null);

  const isBusy = loading || answer.isSending;

  /** What was answered is a change as well. */
  const close = () => onClose(review !== opened);
  /** Asks first where an answer was typed that nobody would read. */
  const leavingAnswer = (act: () => void) => () => (answer.isTyped ? setLeft(() => act) : act());

  /** A request that failed has told its reason in a toast. */
  async function decide(decision: ReviewDecision) {
    // An answer that was typed is published with it.
    const answered = decision === 'PUBLISHED' && answer.isTyped ? await answer.keep(answer.text) : review;
    if (!answered) return;
    const input = { id, version: answered.version, status: decision };
    const given = await moderate({ variables: { input } }).catch(() => null);
    const { review: decided, errors = [] } = given?.data?.moderateReview ?? {};
    if (!decided) return setProblem(errors[0]?.message ?? null);
    notify.success(
      decision === 'PUBLISHED' ? i18n.t('The review is published') : i18n.t('The review is rejected'),
    );
    onClose(true);
  }

  return (
    <Dialog
      open
      onClose={leavingAnswer(close)}
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
                  aria-label={i18n.t('Photo {number}, in a new tab', { number: index + 1 })}
                  sx={{ width: 112 }}
                >
                  <Photo image={{ ...image, alt: '' }} sizes="112px" ratio={1} />
                </Box>
              ))}
            </Stack>
          )}
          <Facts
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
          <ReviewAnswer answer={answer} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={leavingAnswer(close)}>{i18n.t('Close')}</Button>
        {status !== 'REJECTED' && (
          <Button variant="outlined" disabled={isBusy} onClick={leavingAnswer(() => void decide('REJECTED'))}>
            {i18n.t('Reject')}
          </Button>
        )}
        {status !== 'PUBLISHED' && (
          <Button variant="contained" disabled={isBusy} onClick={() => void decide('PUBLISHED')}>
            {answer.isTyped ? i18n.t('Publish with the answer') : i18n.t('Publish')}
          </Button>
        )}
      </DialogActions>
      {left && (
        <ConfirmDialog
          title={i18n.t('Leave the answer that you typed?')}
          text={i18n.t('It is not kept: nobody will read it.')}
          confirm={i18n.t('Leave it')}
          onConfirm={async () => left()}
          onClose={() => setLeft(null)}
        />
      )}
    </Dialog>
  );
}
