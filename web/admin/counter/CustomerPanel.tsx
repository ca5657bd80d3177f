import { useLingui } from '@lingui/react';
import { Box, List, ListItemButton, ListItemText, MenuItem, Select, Stack, Typography } from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { BuyerAccount } from './BuyerAccount.tsx';
import { type Till_QuoteFragment as Quote, useTillBuyersQuery } from './Till.generated.ts';
import { TillField } from './TillField.tsx';
import { type KnownBuyer, withBuyer, withoutBuyer } from './tillBuyer.ts';
import { problemAt, type TillProblem } from './tillProblems.ts';
import type { TillBuyer, TillSale } from './tillSale.ts';
import { usePhoneAccounts } from './usePhoneAccounts.ts';

export interface BuyerPanelProps {
  sale: TillSale;
  quote: Quote | undefined;
  problems: readonly TillProblem[];
  phoneField: RefObject<HTMLInputElement | null>;
  onChange: (next: (sale: TillSale) => TillSale) => void;
}

/** The buyer: empty for a walk-in, found by phone or name where they have bought before. */
export function BuyerPanel({ sale, quote, problems, phoneField, onChange }: BuyerPanelProps) {
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
    changeBuyer((now) => withBuyer(now, account, { keepsTyped: true })),
  );
  // An answer counts only for the text it belongs to.
  const suggested = search !== '' && search === typed.trim() ? (data?.counterBuyers ?? []) : [];
  const isAttached = Boolean(buyer.customerId);
  const found = accounts.length > 1 ? accounts : isAttached ? [] : suggested;
  const asks = quote?.asks ?? [];
  const asked = (fact: string) => asks.find((one) => one.fact === fact)?.says;
  const changeBuyer = (next: (now: TillBuyer) => TillBuyer) =>
    onChange((now) => ({ ...now, buyer: next(now.buyer) }));
  const change = (fields: Partial<TillBuyer>) => changeBuyer((now) => ({ ...now, ...fields }));
  const changePayer = (fields: Partial<TillSale['payer']>) =>
    onChange((now) => ({ ...now, payer: { ...now.payer, ...fields } }));
  const { highlighted, highlight, press } = useHighlighted(found, choose);
  const listed = {
    role: 'combobox',
    'aria-expanded': found.length > 0,
    'aria-controls': `${id}-known`,
    'aria-activedescendant': found[highlighted] && `${id}-${highlighted}`,
  };

  const account = (
    <BuyerAccount buyer={buyer} onChange={changeBuyer} onDetach={() => phoneField.current?.focus()} />
  );

  function look(text: string) {
    setTyped(text);
    highlight(-1);
  }

  /** What is wrong with a field: what the server says of it, or that it is needed. */
  function wrong(fact: 'NAME' | 'PHONE' | 'PAN', value: string, field: string) {
    const problem = problemAt(problems, field);
    const isMissing = value.trim() === '' && asked(fact) !== undefined;
    return {
      isRequired: asked(fact) !== undefined,
      isWrong: problem !== undefined,
      help: problem ?? (isMissing && i18n.t('Needed')),
    };
  }

  function choose(known: KnownBuyer) {
    look('');
    changeBuyer((now) => withBuyer(now, known));
  }

  return (
    <Stack sx={{ gap: 1 }}>
      {[...new Set(asks.map(({ says }) => says))].map((says) => (
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
        {...wrong('PHONE', buyer.phone, 'buyer.phone')}
        htmlInput={listed}
        onKeyDown={press}
        onChange={(phone) => {
          look(phone);
          changeBuyer((now) => ({ ...withoutBuyer(now), phone }));
        }}
      />
      {isAttached && account}
      <TillField
        label={i18n.t('Name')}
        value={buyer.name}
        {...wrong('NAME', buyer.name, 'buyer.name')}
        htmlInput={listed}
        onKeyDown={press}
        onChange={(name) => {
          if (!buyer.customerId) look(name);
          change({ name });
        }}
      />
      {accounts.length > 1 && (
        <Typography variant="body2">
          {i18n.t('Several accounts have this phone number. Choose the buyer’s, or go on without one.')}
        </Typography>
      )}
      {found.length > 0 && (
        <List
          dense
          id={`${id}-known`}
          role="listbox"
          aria-label={i18n.t('Known customers')}
          sx={{ border: 1, borderColor: 'divider', py: 0 }}
        >
          {found.map((known, index) => (
            <ListItemButton
              key={known.key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === highlighted}
              selected={index === highlighted}
              onClick={() => choose(known)}
            >
              <ListItemText
                primary={known.name}
                secondary={[
                  known.phone && readablePhone(known.phone),
                  i18n.t('{count, plural, one {# order} other {# orders}}', { count: known.orders }),
                  known.customerId && i18n.t('Account'),
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
          label={i18n.t('Email, for the receipt')}
          value={buyer.email}
          type="email"
          isWrong={problemAt(problems, 'buyer.email') !== undefined}
          help={problemAt(problems, 'buyer.email')}
          onChange={(email) => change({ email })}
        />
        <TillField
          label={i18n.t('PAN, if wanted')}
          value={buyer.pan}
          inputMode="numeric"
          {...wrong('PAN', buyer.pan, 'buyer.pan')}
          onChange={(pan) => change({ pan })}
        />
      </Box>
      {!isAttached && account}
      {asked('PAYER') && (
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
            slotProps={{ input: { 'aria-label': i18n.t('Whose account it is') } }}
            onChange={({ target }) =>
              changePayer({ relation: target.value === 'FAMILY' ? 'FAMILY' : 'SELF' })
            }
          >
            <MenuItem value="SELF">{i18n.t('The buyer’s own')}</MenuItem>
            <MenuItem value="FAMILY">{i18n.t('Of the family')}</MenuItem>
          </Select>
        </Stack>
      )}
    </Stack>
  );
}
