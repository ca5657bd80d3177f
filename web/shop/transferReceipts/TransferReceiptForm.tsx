import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatDate } from '#web/locale/formatTime.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { PhotosInput } from '../photos/PhotosInput.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { type Slips_OrderFragment as Order, useSubmitTransferReceiptMutation } from './Slips.generated.ts';
import {
  createTransferReceiptResolver,
  getToday,
  type TransferReceiptValues,
  toTransferReceiptInput,
  toTransferReceiptValues,
} from './transferReceiptValues.ts';

export interface TransferReceiptFormProps {
  order: Order;
  /** Amount still due by transfer, in NPR. */
  amount: number;
  /** Token that gives a guest access to the order. */
  guestToken: string | null;
  onClose: () => void;
}

/** Form for a transfer receipt: the transfer's data and a photo. */
export function TransferReceiptForm({ order, amount, guestToken, onClose }: TransferReceiptFormProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [submitReceipt] = useSubmitTransferReceiptMutation();
  const { payerRequired } = order;
  const photos = usePhotos({
    max: 1,
    uploadUrl: `/media/slips?${new URLSearchParams({ order: order.id, ...(guestToken && { guestToken }) })}`,
    isPrivate: true,
  });
  const [photo] = photos.photos;
  const form = useForm<TransferReceiptValues>({
    resolver: createTransferReceiptResolver(photo?.id ?? '', payerRequired),
    defaultValues: toTransferReceiptValues(amount),
  });
  const { control, formState } = form;
  const paidOn = useWatch({ control, name: 'paidOn' });

  useEffect(() => title.current?.focus(), []);

  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const receiptInput = { id: order.id, guestToken, photo: photo?.id ?? '' };
      const input = { ...toTransferReceiptInput(values, payerRequired), ...receiptInput };
      const payload = (await submitReceipt({ variables: { input } })).data?.submitTransferReceipt;
      if (!payload?.transferReceipt) {
        const errors = payload?.errors ?? [];
        // A photo the server no longer has must be added again.
        if (photo && errors.some(({ field }) => field === 'photo')) photos.remove(photo.id);
        return errors.map(({ field, ...error }) => (field === 'payer' ? error : { field, ...error }));
      }
      notify.success(i18n.t('We’ve received your transfer receipt'));
      onClose();
      return undefined;
    },
    i18n.t('Couldn’t send the transfer receipt. Please try again.'),
  );

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      sx={{ gap: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 2, sm: 3 } }}
    >
      <Typography ref={title} id={titleId} variant="h4" component="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {i18n.t('Your transfer')}
      </Typography>
      <FormAlert>{problem}</FormAlert>
      <PhotosInput
        photos={photos}
        max={1}
        label={i18n.t('Photo of the transfer receipt')}
        helperText={i18n.t(
          'A photo of the receipt or a screenshot from your banking app. Only we can see it.',
        )}
        error={photo ? undefined : formState.errors.photo?.message}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextInput
          control={control}
          name="amount"
          label={i18n.t('Amount in rupees')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="paidOn"
          label={i18n.t('Transfer date')}
          type="date"
          max={getToday()}
          helperText={paidOn && formatDate(`${paidOn}T12:00:00+05:45`, i18n.locale)}
        />
        <TextInput
          control={control}
          name="reference"
          label={i18n.t('Bank reference')}
          helperText={i18n.t('The transaction number on the receipt.')}
          autoComplete="off"
          maxLength={60}
        />
        {!payerRequired && (
          <TextInput
            control={control}
            name="bank"
            label={i18n.t('Your bank')}
            optional
            autoComplete="off"
            maxLength={80}
          />
        )}
      </Box>
      {payerRequired && (
        <FormProvider {...form}>
          <PayerFields />
        </FormProvider>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          loading={formState.isSubmitting}
          disabled={photos.isSending}
        >
          {i18n.t('Send transfer receipt')}
        </Button>
        <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
      </Stack>
    </Stack>
  );
}
