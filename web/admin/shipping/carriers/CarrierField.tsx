import { useLingui } from '@lingui/react';
import { Autocomplete, FormControl, FormHelperText, FormLabel, TextField } from '@mui/material';
import { useId } from 'react';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { useCarriersQuery } from './Carriers.generated.ts';

export interface CarrierFieldProps {
  label?: string;
  value: string;
  onChange: (carrier: string) => void;
  help?: string;
}

/** Field for one of the store's carriers, or for the name of any other carrier, for which there is no tracking page. */
export function CarrierField({ label, value, onChange, help }: CarrierFieldProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const { data } = useCarriersQuery();
  const names = data?.carriers.filter(({ isActive }) => isActive).map(({ name }) => name) ?? [];
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label ?? i18n.t('Carrier')}</FormLabel>
      <Autocomplete
        {...autocompleteTexts}
        id={id}
        freeSolo
        openOnFocus
        size="small"
        options={names}
        // If the text equals an option, it is the selected value rather than a search, so all options are shown.
        filterOptions={(options, { inputValue }) =>
          options.includes(inputValue)
            ? options
            : options.filter((name) => name.toLowerCase().includes(inputValue.trim().toLowerCase()))
        }
        inputValue={value}
        onInputChange={(_event, text) => onChange(text)}
        renderInput={(params) => (
          <TextField
            {...params}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, maxLength: 80 },
            }}
          />
        )}
      />
      {help && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}
