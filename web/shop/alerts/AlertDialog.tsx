import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { localiseDigits } from '#domain/text/numbers.ts';
import type { AlertKind } from '#web/graphql/types.generated.ts';
import { sizedName } from '#web/labels/sizedName.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { usePriceText } from '#web/store/usePriceText.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useBackCloses } from '#web/ui/overlay/useBackCloses.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCreateAlertMutation } from './CreateAlert.generated.ts';
import { readRupees } from './readRupees.ts';

export interface AlertDialogProps {
  kind: AlertKind;
  product: { id: string; name: string };
  /** What it costs now as the shop shows it, NPR. */
  price: number;
  /** The sizes that can be waited for, where one is to be chosen. */
  sizes: readonly string[];
  /** The size that is chosen already. */
  size: string | null;
  onClose: () => void;
}

interface AlertValues {
  size: string;
  price: string;
  email: string;
}

/** Asks where the store shall write, and at which price; a signed-in shopper's address is known. */
export function AlertDialog({ kind, product, price, sizes, size, onClose: close }: AlertDialogProps) {
  const { i18n } = useLingui();
  const onClose = useBackCloses(true, close);
  const { viewer } = useViewer();
  const notify = useNotify();
  const priceText = usePriceText();
  const showsTax = useShowsTax();
  const titleId = useId();
  const [create] = useCreateAlertMutation();
  const form = useForm<AlertValues>({ defaultValues: { size: size ?? '', price: '', email: '' } });
  const { control, formState } = form;
  const isPrice = kind === 'PRICE_BELOW';
  const { name } = product;

  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const input = {
        kind,
        productId: product.id,
        language: i18n.locale,
        ...(values.size && { size: values.size }),
        ...(isPrice && { [showsTax ? 'priceWithTax' : 'price']: readRupees(values.price) }),
        ...(!viewer && { email: values.email }),
      };
      const answer = (await create({ variables: { input } })).data?.createAlert;
      if (!answer?.created) return (answer?.errors ?? []).map(toForm);
      notify.success(
        i18n.t('We will email you at {email}.', { email: viewer?.email ?? values.email.trim() }),
      );
      onClose();
      return undefined;
    },
    i18n.t('This could not be saved. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
        <DialogTitle id={titleId} variant="h3">
          {isPrice ? i18n.t('Tell me when the price falls') : i18n.t('Notify me when it’s back')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {isPrice
              ? i18n.t(
                  '{name} costs {price} today. We will email you once, when it costs what you enter or less.',
                  {
                    name,
                    price: priceText(price),
                  },
                )
              : i18n.t('We will email you once, as soon as {name} is back in stock.', {
                  name: sizedName(i18n, { name, size }),
                })}
          </Typography>
          <FormAlert>{problem}</FormAlert>
          {sizes.length > 0 && (
            <SelectInput
              control={control}
              name="size"
              label={i18n.t('Size')}
              placeholder={i18n.t('Any size')}
              options={sizes.map((each) => ({ value: each, label: localiseDigits(each, i18n.locale) }))}
            />
          )}
          {isPrice && (
            <TextInput
              control={control}
              name="price"
              label={showsTax ? i18n.t('Your price incl. tax (NPR)') : i18n.t('Your price (NPR)')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
          )}
          {viewer ? (
            <Typography variant="body2" color="textSecondary">
              {i18n.t('The email goes to {email}.', { email: viewer.email })}
            </Typography>
          ) : (
            <TextInput
              control={control}
              name="email"
              label={i18n.t('Email address')}
              type="email"
              autoComplete="email"
              helperText={i18n.t('For this one email only. A link in it stops all alerts.')}
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {i18n.t('Notify me')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** The form has one field for the price, with tax or before. */
function toForm<Problem extends { field: string | null }>(problem: Problem): Problem {
  return problem.field === 'priceWithTax' ? { ...problem, field: 'price' } : problem;
}
