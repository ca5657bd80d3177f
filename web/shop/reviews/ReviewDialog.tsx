import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Rating,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type ReviewForm, type ReviewText, reviewSchema } from '#domain/reviews/reviewSchema.ts';
import { MAX_REVIEW_PHOTOS } from '#domain/reviews/reviews.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { PhotosInput } from '../photos/PhotosInput.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { evictMyReviews } from './evictMyReviews.ts';
import {
  type MyReview_ReviewFragment,
  useSubmitReviewMutation,
  useUpdateReviewMutation,
} from './MyReviews.generated.ts';

export interface ReviewDialogProps {
  product: { id: string; name: string };
  /** Review to edit; undefined for a new one. */
  review?: MyReview_ReviewFragment;
  onClose: () => void;
}

/** Dialog for writing or editing a review of a product. */
export function ReviewDialog({ product, review, onClose: close }: ReviewDialogProps) {
  const { i18n } = useLingui();
  const onClose = useCloseOnBack(true, close);
  const notify = useNotify();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [submitReview] = useSubmitReviewMutation({ update: evictMyReviews });
  const [updateReview] = useUpdateReviewMutation();
  const form = useForm<ReviewForm, unknown, ReviewText>({
    resolver: zodResolver(reviewSchema),
    defaultValues: {
      rating: review?.rating ?? 0,
      title: review?.title ?? '',
      comment: review?.comment ?? '',
    },
  });
  const { control, formState } = form;
  const photos = usePhotos({
    initialPhotos: review?.photos.map(({ id, image }) => ({ id, url: `${image.url}?w=160` })),
    max: MAX_REVIEW_PHOTOS,
    uploadUrl: '/media/reviews',
  });

  async function send(values: ReviewText) {
    const text = { ...values, title: values.title ?? null, photos: photos.photos.map(({ id }) => id) };
    if (!review) {
      const input = { ...text, productId: product.id };
      return (await submitReview({ variables: { input } })).data?.submitReview;
    }
    return (await updateReview({ variables: { input: { ...text, id: review.id } } })).data?.updateReview;
  }

  const { submit, problem } = useSubmitForm(
    form,
    async (text) => {
      const payload = await send(text);
      if (!payload?.review) return payload?.errors ?? [];
      notify.success(i18n.t('Thank you. We’ll publish your review once we’ve read it.'));
      onClose();
      return undefined;
    },
    i18n.t('Couldn’t send the review. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
        <DialogTitle id={titleId} variant="h3">
          {i18n.t('What do you think of {name}?', { name: product.name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
          <FormAlert>{problem}</FormAlert>
          <Controller
            control={control}
            name="rating"
            render={({ field: { value, onChange, name, onBlur }, fieldState: { error } }) => (
              <div>
                <Typography component="legend" sx={{ fontWeight: 500, mb: 0.5 }}>
                  {i18n.t('Your rating')}
                </Typography>
                <Rating
                  size="large"
                  name={name}
                  value={value || null}
                  onBlur={onBlur}
                  onChange={(_, stars) => onChange(stars ?? 0)}
                  getLabelText={(stars) =>
                    i18n.t('{stars, plural, one {# out of 5 stars} other {# out of 5 stars}}', { stars })
                  }
                />
                {error?.message && <FormHelperText error>{i18n.t(error.message)}</FormHelperText>}
              </div>
            )}
          />
          <TextInput
            control={control}
            name="title"
            label={i18n.t('Headline')}
            optional
            maxLength={120}
            autoComplete="off"
          />
          <TextInput
            control={control}
            name="comment"
            label={i18n.t('Your review')}
            helperText={i18n.t('How it looks, how it wears and what you’d tell a friend.')}
            multiline
            minRows={4}
            maxLength={2000}
            autoComplete="off"
          />
          <PhotosInput photos={photos} max={MAX_REVIEW_PHOTOS} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={photos.isSending}
            loading={formState.isSubmitting}
          >
            {i18n.t('Send review')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
