import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
} from '@mui/material';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { MAX_RETURN_PHOTOS } from '#domain/orders/returns/returnReasons.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useBackCloses } from '#web/ui/overlay/useBackCloses.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { PhotosInput } from '../photos/PhotosInput.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { ReturnLineFields } from './ReturnLineFields.tsx';
import { type Returns_OrderFragment as Order, useRequestReturnMutation } from './Returns.generated.ts';
import {
  atItsField,
  type ReturnValues,
  returnResolver,
  toReturnLines,
  toReturnValues,
} from './returnValues.ts';
import { WishFields } from './WishFields.tsx';

const NOTHING_CHOSEN = /*i18n*/ 'Choose what comes back.';

export interface RequestReturnDialogProps {
  order: Order;
  /** What opens the order of a guest. */
  guestToken: string | null;
  onClose: () => void;
}

/** Asks the store to take pieces of an order back. */
export function RequestReturnDialog({ order, guestToken, onClose: close }: RequestReturnDialogProps) {
  const { i18n } = useLingui();
  const onClose = useBackCloses(true, close);
  const notify = useNotify();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [request] = useRequestReturnMutation();
  const form = useForm<ReturnValues>({ resolver: returnResolver, defaultValues: toReturnValues(order) });
  const { control, formState } = form;
  const photos = usePhotos({
    most: MAX_RETURN_PHOTOS,
    to: `/media/returns?${new URLSearchParams({ order: order.id, ...(guestToken && { guestToken }) })}`,
    isPrivate: true,
  });
  const left = order.lines.filter(({ returnable }) => returnable > 0);

  const hasChosen = useWatch({ control, compute: (values) => toReturnLines(values).length > 0 });
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const lines = toReturnLines(values);
      if (lines.length === 0) return [{ message: i18n.t(NOTHING_CHOSEN) }];
      const ids = photos.photos.map(({ id }) => id);
      const input = { id: order.id, guestToken, lines, wish: values.wish, photos: ids };
      const answer = (await request({ variables: { input } })).data?.requestReturn;
      if (!answer?.return) return (answer?.errors ?? []).map((error) => atItsField(values, error));
      notify.success(i18n.t('We have received your request, and write to you soon.'));
      onClose();
      return undefined;
    },
    i18n.t('The request could not be sent. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flex: 1 }}>
        <DialogTitle id={titleId} variant="h3">
          {i18n.t('What would you like to return?')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <FormAlert>{hasChosen && problem === i18n.t(NOTHING_CHOSEN) ? null : problem}</FormAlert>
          {left.map((line, index) => (
            <ReturnLineFields key={line.id} control={control} index={index} line={line} />
          ))}
          <PhotosInput photos={photos} most={MAX_RETURN_PHOTOS} />
          <WishFields control={control} lines={left} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={formState.isSubmitting}
            disabled={photos.isSending}
          >
            {i18n.t('Ask for the return')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
