import { zodResolver } from '@hookform/resolvers/zod';
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
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { savedAddressSchema } from '#domain/customers/savedAddressSchema.ts';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { type AddressValues, toAddress } from './addressValues.ts';

const rules = z.preprocess(
  (values) => toAddress(values as AddressValues),
  savedAddressSchema,
) as unknown as z.ZodType<AddressValues, AddressValues>;

/** Validates the converted values; the form keeps the values as typed. */
const addressResolver = zodResolver(rules, undefined, { raw: true });

export interface AddressDialogProps {
  title: string;
  initialValues: AddressValues;
  /** True if the form offers to make the address the default. */
  canMakeDefault: boolean;
  save: (values: AddressValues) => Promise<readonly UserError[] | undefined>;
  onClose: () => void;
}

export function AddressDialog({
  title,
  initialValues,
  canMakeDefault,
  save,
  onClose: close,
}: AddressDialogProps) {
  const { i18n } = useLingui();
  const onClose = useCloseOnBack(true, close);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const form = useForm<AddressValues>({ resolver: addressResolver, defaultValues: initialValues });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const errors = await save(values);
      if (!errors) onClose();
      return errors;
    },
    i18n.t('Couldn’t save the address. Please try again.'),
  );

  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ minHeight: 0 }}>
        <DialogTitle id={titleId} variant="h3">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <FormAlert>{problem}</FormAlert>
          <TextInput
            control={control}
            name="label"
            label={i18n.t('Label')}
            optional
            placeholder={i18n.t('Home, office, parents…')}
            maxLength={40}
          />
          <FormProvider {...form}>
            <RecipientFields prefix="" audience="shopper" />
            <AddressFields prefix="" audience="shopper" />
          </FormProvider>
          {canMakeDefault && (
            <CheckInput control={control} name="isDefault" label={i18n.t('Use as default address')} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            {i18n.t('Save address')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
