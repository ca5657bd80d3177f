import { useLingui } from '@lingui/react';
import { Autocomplete, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { helperTextId } from '#web/ui/form/helperTextId.ts';
import type { CouponValues } from './couponValues.ts';

export interface NamesInputProps {
  control: Control<CouponValues>;
  name: 'collectionIds' | 'groupIds';
  label: string;
  /** Fields to validate again after a change. */
  deps?: FieldPath<CouponValues>[];
  /** Available options; undefined while loading. */
  options: readonly { id: string; name: string }[] | undefined;
}

/** Chooses several options by name. A deleted option stays visible, so that it can be removed. */
export function NamesInput({ control, name, label, deps = [], options = [] }: NamesInputProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const error = fieldState.error?.message;
  const chosen = field.value.map(
    (one) => options.find((option) => option.id === one) ?? { id: one, name: i18n.t('No longer exists') },
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
        noOptionsText={i18n.t('No more options')}
        onChange={(_event, picked) => field.onChange(picked.map((option) => option.id))}
        onBlur={field.onBlur}
        renderInput={({ size, slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            size={size}
            fullWidth
            inputRef={field.ref}
            slotProps={{ input: { ...htmlInput, 'aria-describedby': error ? helperTextId(id) : undefined } }}
          />
        )}
      />
    </Field>
  );
}
