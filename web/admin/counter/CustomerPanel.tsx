import { useLingui } from '@lingui/react';
import { Box, List, ListItemButton, ListItemText, MenuItem, Select, Stack, Typography } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { AttachedAccount } from './AttachedAccount.tsx';
import { type Till_QuoteFragment as Quote, useTillBuyersQuery } from './Till.generated.ts';
import { TillField } from './TillField.tsx';
import { attachCustomer, detachCustomer, type KnownCustomer } from './tillCustomer.ts';
import { problemAt, type TillProblem } from './tillProblems.ts';
import type { TillCustomer, TillSale } from './tillSale.ts';
import { usePhoneAccounts } from './usePhoneAccounts.ts';

export interface CustomerPanelProps {
  sale: TillSale;
  quote: Quote | undefined;
  problems: readonly TillProblem[];
  phoneField: RefObject<HTMLInputElement | null>;
  onChange: (next: (sale: TillSale) => TillSale) => void;
}

/** Customer fields: empty for an anonymous sale, filled from an earlier customer found by phone or name. */
export function CustomerPanel({ sale, quote, problems, phoneField, onChange }: CustomerPanelProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { buyer, payer } = sale;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const { data } = useTillBuyersQuery({
    variables: { search },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const accounts = usePhoneAccounts(buyer, (account) =>
    changeCustomer((now) => attachCustomer(now, account, { keepsTyped: true })),
  );
  // Suggestions are valid only for the text they were requested for.
  const suggestions = search !== '' && search === typed.trim() ? (data?.counterBuyers ?? []) : [];
  const isAttached = Boolean(buyer.customerId);
  const found = accounts.length > 1 ? accounts : isAttached ? [] : suggestions;
  const requiredFacts = quote?.asks ?? [];
  const requirementFor = (fact: string) => requiredFacts.find((one) => one.fact === fact)?.says;
  const changeCustomer = (next: (now: TillCustomer) => TillCustomer) =>
    onChange((now) => ({ ...now, buyer: next(now.buyer) }));
  const change = (fields: Partial<TillCustomer>) => changeCustomer((now) => ({ ...now, ...fields }));
  const changePayer = (fields: Partial<TillSale['payer']>) =>
    onChange((now) => ({ ...now, payer: { ...now.payer, ...fields } }));
  const { highlighted, highlight, press } = useHighlighted(found, attach);
  const listed = {
    role: 'combobox',
    'aria-expanded': found.length > 0,
    'aria-controls': `${id}-known`,
    'aria-activedescendant': found[highlighted] && `${id}-${highlighted}`,
  };

  const account = (
    <AttachedAccount customer={buyer} onChange={changeCustomer} onDetach={() => phoneField.current?.focus()} />
  );

  function searchFor(text: string) {
    setTyped(text);
    highlight(-1);
  }

  /** Returns the problem of a field: the server's, or that a value is required. */
  function problemOf(fact: 'NAME' | 'PHONE' | 'PAN', value: string, field: string) {
    const problem = problemAt(problems, field);
    const isMissing = value.trim() === '' && requirementFor(fact) !== undefined;
    return {
      isRequired: requirementFor(fact) !== undefined,
      isWrong: problem !== undefined,
      help: problem ?? (isMissing && i18n.t('Required')),
    };
  }

  function attach(customer: KnownCustomer) {
    searchFor('');
    changeCustomer((now) => attachCustomer(now, customer));
  }

  return (
    <Stack sx={{ gap: 1 }}>
      {[...new Set(requiredFacts.map(({ says }) => says))].map((says) => (
        <Typography key={says} variant="body2" color="textSecondary">
          {i18n.t(says)}
        </Typography>
      ))}
      <TillField
        label={i18n.t('Phone (F3)')}
        field={phoneField}
        value={buyer.phone}
        type="tel"
        inputMode="tel"
        {...problemOf('PHONE', buyer.phone, 'buyer.phone')}
        htmlInput={listed}
        onKeyDown={press}
        onChange={(phone) => {
          searchFor(phone);
          changeCustomer((now) => ({ ...detachCustomer(now), phone }));
        }}
      />
      {isAttached && account}
      <TillField
        label={i18n.t('Name')}
        value={buyer.name}
        {...problemOf('NAME', buyer.name, 'buyer.name')}
        htmlInput={listed}
        onKeyDown={press}
        onChange={(name) => {
          if (!buyer.customerId) searchFor(name);
          change({ name });
        }}
      />
      {accounts.length > 1 && (
        <Typography variant="body2">
          {i18n.t(
            'Several accounts have this phone number. Choose the customer’s account, or continue without one.',
          )}
        </Typography>
      )}
      {found.length > 0 && (
        <List
          dense
          id={`${id}-known`}
          role="listbox"
          aria-label={i18n.t('Matching customers')}
          sx={{ border: 1, borderColor: 'divider', py: 0 }}
        >
          {found.map((customer, index) => (
            <ListItemButton
              key={customer.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === highlighted}
              selected={index === highlighted}
              onClick={() => attach(customer)}
            >
              <ListItemText
                primary={customer.name}
                secondary={[
                  customer.phone && readablePhone(customer.phone),
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
          isWrong={problemAt(problems, 'buyer.email') !== undefined}
          help={problemAt(problems, 'buyer.email')}
          onChange={(email) => change({ email })}
        />
        <TillField
          label={i18n.t('PAN, if requested')}
          value={buyer.pan}
          inputMode="numeric"
          {...problemOf('PAN', buyer.pan, 'buyer.pan')}
          onChange={(pan) => change({ pan })}
        />
      </Box>
      {!isAttached && account}
      {requirementFor('PAYER') && (
        <Stack sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}>
          <TillField
            label={i18n.t('Account holder')}
            value={payer.accountHolder}
            isWrong={problemAt(problems, 'payer.accountHolder') !== undefined}
            help={problemAt(problems, 'payer.accountHolder')}
            onChange={(accountHolder) => changePayer({ accountHolder })}
          />
          <TillField
            label={i18n.t('Bank')}
            value={payer.bank}
            isWrong={problemAt(problems, 'payer.bank') !== undefined}
            help={problemAt(problems, 'payer.bank')}
            onChange={(bank) => changePayer({ bank })}
          />
          <Select
            size="small"
            value={payer.relation}
            slotProps={{ input: { 'aria-label': i18n.t('Account owner') } }}
            onChange={({ target }) =>
              changePayer({ relation: target.value === 'FAMILY' ? 'FAMILY' : 'SELF' })
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
