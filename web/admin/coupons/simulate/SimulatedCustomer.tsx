import { useLingui } from '@lingui/react';
import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  OutlinedInput,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { Panel } from '../../ui/Panel.tsx';
import {
  type TryCustomers_CustomerFragment as Customer,
  useTryCustomerQuery,
  useTryCustomersQuery,
} from './SimulateCoupons.generated.ts';
import type { SimulatedCart } from './simulatedCart.ts';

export interface SimulatedCustomerProps {
  cart: SimulatedCart;
  onChange: (cart: SimulatedCart) => void;
}

/** Sets the customer, the time and whether the order is delivered. */
export function SimulatedCustomer({ cart, onChange }: SimulatedCustomerProps) {
  const { i18n } = useLingui();
  const id = useId();
  const canSeeCustomers = useHasPermission()('readCustomers');
  return (
    <Panel title={i18n.t('Customer and time')}>
      <Stack sx={{ gap: 2 }}>
        {canSeeCustomers ? (
          <CustomerChoice
            customerId={cart.customerId}
            onChoose={(customerId) => onChange({ ...cart, customerId })}
          />
        ) : (
          <Typography color="textSecondary">
            {i18n.t('Simulated for a guest. Staff with access to customers can choose a customer instead.')}
          </Typography>
        )}
        <Field
          id={id}
          label={i18n.t('Date and time')}
          helperText={i18n.t('Kathmandu time. Leave empty for the current time.')}
        >
          <Stack direction="row" sx={{ gap: 1 }}>
            <OutlinedInput
              id={id}
              type="datetime-local"
              fullWidth
              value={cart.at}
              onChange={({ target }) => onChange({ ...cart, at: target.value })}
              slotProps={{ input: { max: '9999-12-31T23:59' } }}
            />
            {cart.at && <Button onClick={() => onChange({ ...cart, at: '' })}>{i18n.t('Now')}</Button>}
          </Stack>
        </Field>
        <FormControlLabel
          label={i18n.t('Counter sale or pick-up, without shipping')}
          control={
            <Checkbox
              checked={cart.isTakenAlong}
              onChange={({ target }) => onChange({ ...cart, isTakenAlong: target.checked })}
            />
          }
        />
      </Stack>
    </Panel>
  );
}

interface CustomerChoiceProps {
  customerId: string | null;
  onChoose: (customerId: string | null) => void;
}

function CustomerChoice({ customerId, onChoose }: CustomerChoiceProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data } = useTryCustomersQuery({ variables: { search }, skip: search.length < 2 });
  const { data: customerData } = useTryCustomerQuery({
    variables: { id: customerId ?? '' },
    skip: customerId === null,
  });
  const customer = customerId === null ? null : customerData?.customer;
  const matches: readonly Customer[] =
    text.trim() === '' ? [] : (data?.customers.edges.map(({ node }) => node) ?? []);

  if (customerId !== null)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{customer?.name ?? customerId}</Typography>
          {customer && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {customer.email}
            </Typography>
          )}
        </Box>
        <Button onClick={() => onChoose(null)}>{i18n.t('Switch to a guest')}</Button>
      </Box>
    );

  return (
    <Field
      id={id}
      label={i18n.t('Customer')}
      helperText={i18n.t('Leave empty for a guest who has not ordered before.')}
    >
      <Autocomplete<Customer>
        {...autocompleteTexts}
        id={id}
        size="small"
        options={matches}
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={(option) => option.id}
        value={null}
        inputValue={text}
        noOptionsText={
          search.length < 2 ? i18n.t('Type a name, email or phone') : i18n.t('No customers found')
        }
        onInputChange={(_event, inputText, reason) => reason !== 'reset' && setText(inputText)}
        onChange={(_event, option) => {
          setText('');
          if (option) onChoose(String(option.id));
        }}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <Stack sx={{ minWidth: 0 }}>
              <Typography noWrap>{option.name}</Typography>
              <Typography variant="caption" color="textSecondary" noWrap>
                {[option.email, option.phone && formatPhone(option.phone)].filter(Boolean).join(' · ')}
              </Typography>
            </Stack>
          </li>
        )}
        renderInput={({ size, slotProps: { input, htmlInput } }) => (
          <OutlinedInput {...input} size={size} fullWidth slotProps={{ input: { ...htmlInput } }} />
        )}
      />
    </Field>
  );
}
