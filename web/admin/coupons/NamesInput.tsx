import { useLingui } from '@lingui/react';
import { Autocomplete, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { type Control, type FieldPath, useController } from 'react-hook-form';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { getHelperTextId } from '#web/ui/form/helperTextId.ts';
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

/** Field for choosing several options by name. A deleted option stays visible, so that it can be removed. */
export function NamesInput({ control, name, label, deps = [], options = [] }: NamesInputProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const error = fieldState.error?.message;
  const selectedOptions = field.value.map(
    (value) =>
      options.find((option) => option.id === value) ?? { id: value, name: i18n.t('No longer exists') },
  );
  return (
    <Field id={id} label={label} error={error}>
      <Autocomplete
        {...autocompleteTexts}
        id={id}
        multiple
        size="small"
        options={options}
        value={selectedOptions}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(value, other) => value.id === other.id}
        filterSelectedOptions
        noOptionsText={i18n.t('No more options')}
        onChange={(_event, selection) => field.onChange(selection.map((option) => option.id))}
        onBlur={field.onBlur}
        renderInput={({ size, slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            size={size}
            fullWidth
            inputRef={field.ref}
            slotProps={{
              input: { ...htmlInput, 'aria-describedby': error ? getHelperTextId(id) : undefined },
            }}
          />
        )}
      />
    </Field>
  );
}
