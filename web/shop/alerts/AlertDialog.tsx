import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { localiseDigits } from '#domain/text/numbers.ts';
import type { AlertKind } from '#web/graphql/types.generated.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { usePriceText } from '#web/store/usePriceText.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCreateAlertMutation } from './CreateAlert.generated.ts';
import { parseRupees } from './parseRupees.ts';

export interface AlertDialogProps {
  kind: AlertKind;
  product: { id: string; name: string };
  /** Current displayed price in NPR. */
  price: number;
  /** Sizes to choose from; empty if there is no choice. */
  sizes: readonly string[];
  /** Size already chosen; null if there is none. */
  size: string | null;
  onClose: () => void;
}

interface AlertValues {
  size: string;
  price: string;
  email: string;
}

/**
 * Dialog for an alert: the email address and, for a price drop, the target price. A signed-in shopper is not asked for
 * an address.
 */
export function AlertDialog({ kind, product, price, sizes, size, onClose: close }: AlertDialogProps) {
  const { i18n } = useLingui();
  const onClose = useCloseOnBack(true, close);
  const { viewer } = useViewer();
  const notify = useNotify();
  const formatPrice = usePriceText();
  const showsTax = useShowsTax();
  const titleId = useId();
  const [createAlert] = useCreateAlertMutation();
  const form = useForm<AlertValues>({ defaultValues: { size: size ?? '', price: '', email: '' } });
  const { control, formState } = form;
  const isPriceAlert = kind === 'PRICE_BELOW';
  const { name } = product;

  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const input = {
        kind,
        productId: product.id,
        language: i18n.locale,
        ...(values.size && { size: values.size }),
        ...(isPriceAlert && { [showsTax ? 'priceWithTax' : 'price']: parseRupees(values.price) }),
        ...(!viewer && { email: values.email }),
      };
      const payload = (await createAlert({ variables: { input } })).data?.createAlert;
      if (!payload?.created) return (payload?.errors ?? []).map(toFormProblem);
      notify.success(
        i18n.t('We will email you at {email}.', { email: viewer?.email ?? values.email.trim() }),
      );
      onClose();
      return undefined;
    },
    i18n.t('Couldn’t save the alert. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
        <DialogTitle id={titleId} variant="h3">
          {isPriceAlert ? i18n.t('Notify me if the price drops') : i18n.t('Notify me when it’s back')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Typography>
            {isPriceAlert
              ? i18n.t(
                  '{name} costs {price} today. We’ll email you once, when it drops to your price or below.',
                  {
                    name,
                    price: formatPrice(price),
                  },
                )
              : i18n.t('We will email you once, as soon as {name} is back in stock.', {
                  name: formatSizedName(i18n, { name, size }),
                })}
          </Typography>
          <FormAlert>{problem}</FormAlert>
          {sizes.length > 0 && (
            <SelectInput
              control={control}
              name="size"
              label={i18n.t('Size')}
              placeholder={i18n.t('Any size')}
              options={sizes.map((sizeOption) => ({
                value: sizeOption,
                label: localiseDigits(sizeOption, i18n.locale),
              }))}
            />
          )}
          {isPriceAlert && (
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
              {i18n.t('We’ll email {email}.', { email: viewer.email })}
            </Typography>
          ) : (
            <TextInput
              control={control}
              name="email"
              label={i18n.t('Email address')}
              type="email"
              autoComplete="email"
              helperText={i18n.t(
                'We’ll only use your address for this email, which includes a link to stop all alerts.',
              )}
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

/** Moves a problem with `priceWithTax` to `price`, the form's only price field. */
function toFormProblem<Problem extends { field: string | null }>(problem: Problem): Problem {
  return problem.field === 'priceWithTax' ? { ...problem, field: 'price' } : problem;
}
