import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatDate } from '#web/locale/formatTime.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { PhotosInput } from '../photos/PhotosInput.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { type Slips_OrderFragment as Order, useSubmitTransferSlipMutation } from './Slips.generated.ts';
import { type SlipValues, slipResolver, today, toSlip, toSlipValues } from './slipValues.ts';

export interface SlipFormProps {
  order: Order;
  /** How much is still to be transferred, NPR. */
  amount: number;
  /** What opens the order of a guest. */
  guestToken: string | null;
  onClose: () => void;
}

/** What a buyer who has transferred the money tells of it, with a photograph of the bank's slip. */
export function SlipForm({ order, amount, guestToken, onClose }: SlipFormProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [send] = useSubmitTransferSlipMutation();
  const { payerRequired } = order;
  const photos = usePhotos({
    most: 1,
    to: `/media/slips?${new URLSearchParams({ order: order.id, ...(guestToken && { guestToken }) })}`,
    isPrivate: true,
  });
  const [photo] = photos.photos;
  const form = useForm<SlipValues>({
    resolver: slipResolver(photo?.id ?? '', payerRequired),
    defaultValues: toSlipValues(amount),
  });
  const { control, formState } = form;
  const paidOn = useWatch({ control, name: 'paidOn' });

  useEffect(() => title.current?.focus(), []);

  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const named = { id: order.id, guestToken, photo: photo?.id ?? '' };
      const input = { ...toSlip(values, payerRequired), ...named };
      const answer = (await send({ variables: { input } })).data?.submitTransferSlip;
      if (!answer?.slip) {
        const errors = answer?.errors ?? [];
        // One that the server no longer has is added again.
        if (photo && errors.some(({ field }) => field === 'photo')) photos.remove(photo.id);
        return errors.map(({ field, ...error }) => (field === 'payer' ? error : { field, ...error }));
      }
      notify.success(i18n.t('We have received your slip'));
      onClose();
      return undefined;
    },
    i18n.t('The slip could not be sent. Please try again.'),
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
        most={1}
        label={i18n.t('Photograph of the slip')}
        helperText={i18n.t('Of the paper, or a picture of your banking app. Only we see it.')}
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
          label={i18n.t('Day of the transfer')}
          type="date"
          max={today()}
          helperText={paidOn && formatDate(`${paidOn}T12:00:00+05:45`, i18n.locale)}
        />
        <TextInput
          control={control}
          name="reference"
          label={i18n.t('The bank’s reference')}
          helperText={i18n.t('The number of the transaction on the slip.')}
          autoComplete="off"
          maxLength={60}
        />
        {!payerRequired && (
          <TextInput
            control={control}
            name="bank"
            label={i18n.t('From which bank')}
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
          {i18n.t('Send the slip')}
        </Button>
        <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
      </Stack>
    </Stack>
  );
}
