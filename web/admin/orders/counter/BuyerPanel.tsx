import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  List,
  ListItemButton,
  ListItemText,
  MenuItem,
  Select,
  Stack,
  Typography,
} from '@mui/material';
import { type RefObject, useId, useState } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { useHighlighted } from '#web/admin/products/found/useHighlighted.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { SaveBuyer } from './SaveBuyer.tsx';
import {
  type Till_QuoteFragment as Quote,
  type TillBuyersQuery,
  useTillBuyersQuery,
} from './Till.generated.ts';
import { TillField } from './TillField.tsx';
import { problemAt, type TillProblem } from './tillProblems.ts';
import { nobody, type TillSale } from './tillSale.ts';

type KnownBuyer = TillBuyersQuery['counterBuyers'][number];

export interface BuyerPanelProps {
  sale: TillSale;
  quote: Quote | undefined;
  problems: readonly TillProblem[];
  phoneField: RefObject<HTMLInputElement | null>;
  onChange: (sale: TillSale) => void;
}

/** Who buys: nothing for a walk-in, found by phone or name where they have bought before. */
export function BuyerPanel({ sale, quote, problems, phoneField, onChange }: BuyerPanelProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { buyer, payer } = sale;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 250);
  const { data } = useTillBuyersQuery({ variables: { search }, skip: search.length < 2 });
  const found = search === '' || typed.trim() === '' ? [] : (data?.counterBuyers ?? []);
  const asks = quote?.asks ?? [];
  const asked = (fact: string) => asks.find((one) => one.fact === fact)?.says;
  const change = (fields: Partial<typeof buyer>) => onChange({ ...sale, buyer: { ...buyer, ...fields } });
  const { highlighted, highlight, press } = useHighlighted(found, choose);
  const listed = {
    role: 'combobox',
    'aria-expanded': found.length > 0,
    'aria-controls': `${id}-known`,
    'aria-activedescendant': found[highlighted] && `${id}-${highlighted}`,
  };

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

  function choose({ customerId, name, phone, email, pan }: KnownBuyer) {
    look('');
    change({
      customerId,
      name,
      phone: phone ? readablePhone(phone) : '',
      email,
      pan: pan ?? '',
    });
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
          change({ phone, customerId: null });
        }}
      />
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
      {(buyer.customerId || buyer.name || buyer.phone) && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="caption" color="textSecondary">
            {buyer.customerId ? i18n.t('The order belongs to this account.') : i18n.t('Without an account')}
          </Typography>
          <SaveBuyer buyer={buyer} onSaved={(customerId) => change({ customerId })} />
          <Button size="small" onClick={() => onChange({ ...sale, buyer: nobody })}>
            {i18n.t('Clear')}
          </Button>
        </Box>
      )}
      {asked('PAYER') && (
        <Stack sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}>
          <TillField
            label={i18n.t('Account holder')}
            value={payer.accountHolder}
            isWrong={problemAt(problems, 'payer.accountHolder') !== undefined}
            help={problemAt(problems, 'payer.accountHolder')}
            onChange={(accountHolder) => onChange({ ...sale, payer: { ...payer, accountHolder } })}
          />
          <TillField
            label={i18n.t('Bank')}
            value={payer.bank}
            isWrong={problemAt(problems, 'payer.bank') !== undefined}
            help={problemAt(problems, 'payer.bank')}
            onChange={(bank) => onChange({ ...sale, payer: { ...payer, bank } })}
          />
          <Select
            size="small"
            value={payer.relation}
            slotProps={{ input: { 'aria-label': i18n.t('Whose account it is') } }}
            onChange={({ target }) =>
              onChange({
                ...sale,
                payer: { ...payer, relation: target.value === 'FAMILY' ? 'FAMILY' : 'SELF' },
              })
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
