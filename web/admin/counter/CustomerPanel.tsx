import { useLingui } from '@lingui/react';
import { Box, List, ListItemButton, ListItemText, MenuItem, Select, Stack, Typography } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { AttachedAccount } from './AttachedAccount.tsx';
import { type Till_QuoteFragment as Quote, useTillBuyersQuery } from './Till.generated.ts';
import { TillField } from './TillField.tsx';
import { attachCustomer, detachCustomer, type KnownCustomer } from './tillCustomer.ts';
import { findProblemMessage, type TillProblem } from './tillProblems.ts';
import type { TillCustomer, TillSale } from './tillSale.ts';
import { usePhoneAccounts } from './usePhoneAccounts.ts';

export interface CustomerPanelProps {
  sale: TillSale;
  quote: Quote | undefined;
  problems: readonly TillProblem[];
  phoneField: RefObject<HTMLInputElement | null>;
  onChange: (update: (sale: TillSale) => TillSale) => void;
}

/**
 * Customer fields: empty for an anonymous sale, or filled with the details of an earlier customer found by phone or
 * name.
 */
export function CustomerPanel({ sale, quote, problems, phoneField, onChange }: CustomerPanelProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { buyer, payer } = sale;
  const [inputText, setInputText] = useState('');
  const search = useDebounced(inputText.trim(), 250);
  const { data } = useTillBuyersQuery({
    variables: { search },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const accounts = usePhoneAccounts(buyer, (account) =>
    updateCustomer((current) => attachCustomer(current, account, { keepsTypedDetails: true })),
  );
  // Suggestions are valid only for the text they were requested for.
  const suggestions = search !== '' && search === inputText.trim() ? (data?.counterCustomers ?? []) : [];
  const isAttached = Boolean(buyer.customerId);
  const matches = accounts.length > 1 ? accounts : isAttached ? [] : suggestions;
  const requiredDetails = quote?.asks ?? [];
  const getRequirementText = (detailName: string) =>
    requiredDetails.find((requirement) => requirement.fact === detailName)?.says;
  const updateCustomer = (update: (current: TillCustomer) => TillCustomer) =>
    onChange((current) => ({ ...current, buyer: update(current.buyer) }));
  const updateBuyer = (fields: Partial<TillCustomer>) =>
    updateCustomer((current) => ({ ...current, ...fields }));
  const updatePayer = (fields: Partial<TillSale['payer']>) =>
    onChange((current) => ({ ...current, payer: { ...current.payer, ...fields } }));
  const { highlighted: highlightedIndex, highlight, press } = useHighlighted(matches, attach);
  const comboboxProps = {
    role: 'combobox',
    'aria-expanded': matches.length > 0,
    'aria-controls': `${id}-known`,
    'aria-activedescendant': matches[highlightedIndex] && `${id}-${highlightedIndex}`,
  };

  const account = (
    <AttachedAccount
      customer={buyer}
      onChange={updateCustomer}
      onDetach={() => phoneField.current?.focus()}
    />
  );

  function updateSearch(text: string) {
    setInputText(text);
    highlight(-1);
  }

  /** Returns the problem of a field: the server's problem, or a missing required value. */
  function getFieldProps(detailName: 'NAME' | 'PHONE' | 'PAN', value: string, field: string) {
    const problem = findProblemMessage(problems, field);
    const isMissing = value.trim() === '' && getRequirementText(detailName) !== undefined;
    return {
      isRequired: getRequirementText(detailName) !== undefined,
      isWrong: problem !== undefined,
      help: problem ?? (isMissing && i18n.t('Required')),
    };
  }

  function attach(customer: KnownCustomer) {
    updateSearch('');
    updateCustomer((current) => attachCustomer(current, customer));
  }

  return (
    <Stack sx={{ gap: 1 }}>
      {[...new Set(requiredDetails.map(({ says: text }) => text))].map((text) => (
        <Typography key={text} variant="body2" color="textSecondary">
          {i18n.t(text)}
        </Typography>
      ))}
      <TillField
        label={i18n.t('Phone (F3)')}
        field={phoneField}
        value={buyer.phone}
        type="tel"
        inputMode="tel"
        {...getFieldProps('PHONE', buyer.phone, 'buyer.phone')}
        htmlInput={comboboxProps}
        onKeyDown={press}
        onChange={(phone) => {
          updateSearch(phone);
          updateCustomer((current) => ({ ...detachCustomer(current), phone }));
        }}
      />
      {isAttached && account}
      <TillField
        label={i18n.t('Name')}
        value={buyer.name}
        {...getFieldProps('NAME', buyer.name, 'buyer.name')}
        htmlInput={comboboxProps}
        onKeyDown={press}
        onChange={(name) => {
          if (!buyer.customerId) updateSearch(name);
          updateBuyer({ name });
        }}
      />
      {accounts.length > 1 && (
        <Typography variant="body2">
          {i18n.t(
            'Several accounts have this phone number. Choose the customer’s account, or continue without one.',
          )}
        </Typography>
      )}
      {matches.length > 0 && (
        <List
          dense
          id={`${id}-known`}
          role="listbox"
          aria-label={i18n.t('Matching customers')}
          sx={{ border: 1, borderColor: 'divider', py: 0 }}
        >
          {matches.map((customer, index) => (
            <ListItemButton
              key={customer.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === highlightedIndex}
              selected={index === highlightedIndex}
              onClick={() => attach(customer)}
            >
              <ListItemText
                primary={customer.name}
                secondary={[
                  customer.phone && formatPhone(customer.phone),
                  i18n.t('{count, plural, one {# order} other {# orders}}', { count: customer.orders }),
                  customer.customerId && i18n.t('Account'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </ListItemButton>
          ))}
        </List>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <TillField
          label={i18n.t('Email for the receipt')}
          value={buyer.email}
          type="email"
          isInvalid={findProblemMessage(problems, 'buyer.email') !== undefined}
          help={findProblemMessage(problems, 'buyer.email')}
          onChange={(email) => updateBuyer({ email })}
        />
        <TillField
          label={i18n.t('PAN, if requested')}
          value={buyer.pan}
          inputMode="numeric"
          {...getFieldProps('PAN', buyer.pan, 'buyer.pan')}
          onChange={(pan) => updateBuyer({ pan })}
        />
      </Box>
      {!isAttached && account}
      {getRequirementText('PAYER') && (
        <Stack sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}>
          <TillField
            label={i18n.t('Account holder')}
            value={payer.accountHolder}
            isInvalid={findProblemMessage(problems, 'payer.accountHolder') !== undefined}
            help={findProblemMessage(problems, 'payer.accountHolder')}
            onChange={(accountHolder) => updatePayer({ accountHolder })}
          />
          <TillField
            label={i18n.t('Bank')}
            value={payer.bank}
            isInvalid={findProblemMessage(problems, 'payer.bank') !== undefined}
            help={findProblemMessage(problems, 'payer.bank')}
            onChange={(bank) => updatePayer({ bank })}
          />
          <Select
            size="small"
            value={payer.relation}
            slotProps={{ input: { 'aria-label': i18n.t('Whose bank account') } }}
            onChange={({ target }) =>
              updatePayer({ relation: target.value === 'FAMILY' ? 'FAMILY' : 'SELF' })
            }
          >
            <MenuItem value="SELF">{i18n.t('The customer’s own')}</MenuItem>
            <MenuItem value="FAMILY">{i18n.t('A family member’s')}</MenuItem>
          </Select>
        </Stack>
      )}
    </Stack>
  );
}
