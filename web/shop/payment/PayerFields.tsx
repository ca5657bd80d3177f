import { useLingui } from '@lingui/react';
import { FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import type { PayerValues } from './payer.ts';

interface PayerFieldsProps {
  value: PayerValues;
  onChange: (value: PayerValues) => void;
}

/** What the law wants to be kept of a large payment: whose bank account it comes from. */
export function PayerFields({ value, onChange }: PayerFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 2, mb: 3, maxWidth: 420 }}>
      <Typography variant="body2" color="textSecondary">
        {i18n.t('For this amount the law has us keep whose bank account pays.')}
      </Typography>
      <TextField
        label={i18n.t('Account holder')}
        value={value.accountHolder}
        autoComplete="name"
        onChange={({ target }) => onChange({ ...value, accountHolder: target.value })}
      />
      <TextField
        label={i18n.t('Bank')}
        value={value.bank}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, bank: target.value })}
      />
      <RadioGroup
        row
        aria-label={i18n.t('Whose account it is')}
        value={value.relation}
        onChange={(_event, relation) =>
          onChange({ ...value, relation: relation === 'FAMILY' ? 'FAMILY' : 'SELF' })
        }
      >
        <FormControlLabel value="SELF" control={<Radio />} label={i18n.t('My own')} />
        <FormControlLabel value="FAMILY" control={<Radio />} label={i18n.t('My family’s')} />
      </RadioGroup>
    </Stack>
  );
}
