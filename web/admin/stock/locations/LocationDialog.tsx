import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { locationSchema } from '#domain/stock/locationSchema.ts';
import { LOCATION_KINDS } from '#domain/stock/locations.ts';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Location_AllFragment as Location,
  useCreateLocationMutation,
  useUpdateLocationMutation,
} from './Locations.generated.ts';
import { kindTexts } from './locationTexts.ts';

type Values = z.input<typeof locationSchema>;

export interface LocationDialogProps {
  /** Null for a new location. */
  location: Location | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits a location: its name, its kind and whether it serves orders. */
export function LocationDialog({ location, onSaved, onClose }: LocationDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [create] = useCreateLocationMutation();
  const [update] = useUpdateLocationMutation();
  const form = useForm<Values>({
    resolver: zodResolver(locationSchema),
    defaultValues: location ?? { name: '', kind: 'SHOP', servesOrders: true },
  });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name, kind, servesOrders }) => {
      const fields = { name, kind, servesOrders };
      const payload = location
        ? (await update({ variables: { input: { id: location.id, version: location.version, ...fields } } }))
            .data?.updateLocation
        : (await create({ variables: { input: fields } })).data?.createLocation;
      if (!payload?.location) return payload?.errors ?? [];
      notify.success(i18n.t('{name} saved', { name: payload.location.name }));
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('Could not save the location. Try again.'),
  );

  return (
    <FormDialog
      title={location ? i18n.t('Edit location') : i18n.t('Add location')}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="name"
        label={i18n.t('Name')}
        maxLength={60}
        autoComplete="off"
        autoFocus
      />
      <SelectInput
        control={control}
        name="kind"
        label={i18n.t('Type')}
        placeholder={null}
        options={LOCATION_KINDS.map((value) => ({ value, label: i18n.t(kindTexts[value]) }))}
      />
      <CheckInput
        control={control}
        name="servesOrders"
        label={i18n.t('Stock at this location can be ordered')}
        disabled={location?.isMain ?? false}
      />
    </FormDialog>
  );
}
