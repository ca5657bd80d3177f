import { useLingui } from '@lingui/react';
import { Autocomplete, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { describes } from '#web/ui/form/describes.ts';
import { Field } from '#web/ui/form/Field.tsx';
import type { CouponValues } from './couponValues.ts';

export interface NamesInputProps {
  control: Control<CouponValues>;
  name: 'collectionIds' | 'groupIds';
  label: string;
  /** What else is looked at anew once this is chosen. */
  deps?: FieldPath<CouponValues>[];
  /** Those that there are; nothing while they are read. */
  options: readonly { id: string; name: string }[] | undefined;
}

/** Several of a list by their names. One that is gone keeps its place, so that it is seen and can be taken out. */
export function NamesInput({ control, name, label, deps = [], options = [] }: NamesInputProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const error = fieldState.error?.message;
  const chosen = field.value.map(
    (one) => options.find((option) => option.id === one) ?? { id: one, name: i18n.t('No longer there') },
  );
  return (
    <Field id={id} label={label} error={error}>
      <Autocomplete
        {...autocompleteTexts}
        id={id}
        multiple
        size="small"
        options={options}
        value={chosen}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        filterSelectedOptions
        noOptionsText={i18n.t('Nothing more to choose')}
        onChange={(_event, picked) => field.onChange(picked.map((option) => option.id))}
        onBlur={field.onBlur}
        renderInput={({ size, slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            size={size}
            fullWidth
            inputRef={field.ref}
            slotProps={{ input: { ...htmlInput, 'aria-describedby': error ? describes(id) : undefined } }}
          />
        )}
      />
    </Field>
  );
}
