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
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { PhotosInput } from '../photos/PhotosInput.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { ReturnLineFields } from './ReturnLineFields.tsx';
import { ReturnOutcomeFields } from './ReturnOutcomeFields.tsx';
import { type Returns_OrderFragment as Order, useRequestReturnMutation } from './Returns.generated.ts';
import {
  type ReturnValues,
  returnResolver,
  toFieldError,
  toReturnLines,
  toReturnValues,
} from './returnValues.ts';

const NO_ITEMS_SELECTED = /*i18n*/ 'Choose the items to return.';

export interface RequestReturnDialogProps {
  order: Order;
  /** Token that gives a guest access to the order. */
  guestToken: string | null;
  onClose: () => void;
}

/** Dialog for requesting a return of order lines. */
export function RequestReturnDialog({ order, guestToken, onClose: close }: RequestReturnDialogProps) {
  const { i18n } = useLingui();
  const onClose = useCloseOnBack(true, close);
  const notify = useNotify();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [requestReturn] = useRequestReturnMutation();
  const form = useForm<ReturnValues>({ resolver: returnResolver, defaultValues: toReturnValues(order) });
  const { control, formState } = form;
  const photos = usePhotos({
    max: MAX_RETURN_PHOTOS,
    uploadUrl: `/media/returns?${new URLSearchParams({ order: order.id, ...(guestToken && { guestToken }) })}`,
    isPrivate: true,
  });
  const returnableLines = order.lines.filter(({ returnable }) => returnable > 0);

  const hasSelection = useWatch({ control, compute: (values) => toReturnLines(values).length > 0 });
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const lines = toReturnLines(values);
      if (lines.length === 0) return [{ message: i18n.t(NO_ITEMS_SELECTED) }];
      const ids = photos.photos.map(({ id }) => id);
      const input = { id: order.id, guestToken, lines, wish: values.wish, photos: ids };
      const payload = (await requestReturn({ variables: { input } })).data?.requestReturn;
      if (!payload?.return) return (payload?.errors ?? []).map((error) => toFieldError(values, error));
      notify.success(i18n.t('We’ve received your request. We’ll email you soon.'));
      onClose();
      return undefined;
    },
    i18n.t('Couldn’t send the request. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0, flex: 1 }}>
        <DialogTitle id={titleId} variant="h3">
          {i18n.t('Which pieces would you like to return?')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <FormAlert>{hasSelection && problem === i18n.t(NO_ITEMS_SELECTED) ? null : problem}</FormAlert>
          {returnableLines.map((line, index) => (
            <ReturnLineFields key={line.id} control={control} index={index} line={line} />
          ))}
          <PhotosInput photos={photos} max={MAX_RETURN_PHOTOS} />
          <ReturnOutcomeFields control={control} lines={returnableLines} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={formState.isSubmitting}
            disabled={photos.isSending}
          >
            {i18n.t('Request return')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
