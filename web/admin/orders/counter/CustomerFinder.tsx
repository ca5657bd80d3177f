import { useLingui } from '@lingui/react';
import { Autocomplete, FormControl, FormLabel, OutlinedInput } from '@mui/material';
import { useId, useState } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import {
  type CounterCustomer_CustomerFragment as Customer,
  useCounterCustomersQuery,
} from './CounterSale.generated.ts';

export interface CustomerFinderProps {
  customer: Customer | null;
  onChoose: (customer: Customer | null) => void;
}

/** Finds the account that buys by name, phone or e-mail; a customer needs none. */
export function CustomerFinder({ customer, onChoose }: CustomerFinderProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data, loading } = useCounterCustomersQuery({ variables: { search }, skip: search.length < 2 });
  const found = search.length < 2 ? [] : (data?.customers.edges.map(({ node }) => node) ?? []);

  return (
    <Autocomplete
      id={id}
      size="small"
      options={found}
      value={customer}
      onChange={(_event, chosen) => onChoose(chosen)}
      onInputChange={(_event, typed) => setText(typed)}
      getOptionKey={({ id: key }) => key}
      getOptionLabel={({ name, phone, email }) => [name, phone ? readablePhone(phone) : email].join(' · ')}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={(options) => options}
      loading={loading}
      noOptionsText={i18n.t('Type a name, phone number or email address')}
      renderInput={({ fullWidth, disabled, size, slotProps: { input, htmlInput } }) => (
        <FormControl fullWidth={fullWidth} disabled={disabled}>
          <FormLabel htmlFor={id}>{i18n.t('Customer’s account')}</FormLabel>
          <OutlinedInput
            {...input}
            size={size}
            placeholder={i18n.t('Without an account')}
            slotProps={{ input: htmlInput }}
          />
        </FormControl>
      )}
    />
  );
}
