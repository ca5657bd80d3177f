import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { CATEGORIES, type Category, PRODUCT_TYPES, type ProductType } from '#domain/catalog/catalogTerms.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { categoryLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import type { Location_AllFragment as Location } from '../locations/Locations.generated.ts';
import { toOptions } from '../locations/useLocations.ts';
import { useStartStockTakeMutation } from './StockTakes.generated.ts';

interface Values {
  locationId: string;
  category: string;
  type: string;
  note: string;
}

export interface StartDialogProps {
  locations: readonly Location[];
  onClose: () => void;
}

/** Starts a stock-take of a location, or of part of its stock. */
export function StartDialog({ locations, onClose }: StartDialogProps) {
  const { i18n } = useLingui();
  const goTo = useGoTo();
  const [start] = useStartStockTakeMutation();
  const form = useForm<Values>({
    defaultValues: { locationId: locations[0]?.id ?? '', category: '', type: '', note: '' },
  });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ locationId, category, type, note }) => {
      const input = {
        locationId,
        category: (category || null) as Category | null,
        type: (type || null) as ProductType | null,
        note: note || null,
      };
      const { stockTake, errors = [] } = (await start({ variables: { input } })).data?.startStockTake ?? {};
      if (!stockTake) return errors;
      form.reset();
      void goTo(adminPaths.stockTake(stockTake.number));
      return undefined;
    },
    i18n.t('Could not start the stock-take. Try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Start stock-take')}
      problem={problem}
      submitLabel={i18n.t('Start')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        control={control}
        name="locationId"
        label={i18n.t('Location')}
        placeholder={null}
        options={toOptions(locations)}
      />
      <SelectInput
        control={control}
        name="category"
        label={i18n.t('Category')}
        placeholder={i18n.t('All')}
        options={CATEGORIES.map((value) => ({ value, label: i18n.t(categoryLabels[value]) }))}
      />
      <SelectInput
        control={control}
        name="type"
        label={i18n.t('Type')}
        placeholder={i18n.t('All')}
        options={PRODUCT_TYPES.map((value) => ({ value, label: i18n.t(typeLabels[value]) }))}
      />
      <TextInput
        control={control}
        name="note"
        label={i18n.t('Note')}
        optional
        maxLength={500}
        autoComplete="off"
      />
    </FormDialog>
  );
}
