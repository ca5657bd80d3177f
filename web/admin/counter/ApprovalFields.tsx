import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { DiscountApprovalInput } from '#web/graphql/types.generated.ts';
import { TillField } from './TillField.tsx';

/** Lets a colleague with a higher limit approve the discount on this screen. */
export function ApprovalFields({ onApprove }: { onApprove: (approval: DiscountApprovalInput) => void }) {
  const { i18n } = useLingui();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const approve = () => onApprove({ email, password, ...(code.trim() && { code: code.trim() }) });
  return (
    <Box
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Submits the approval, not the sale.
        event.preventDefault();
        approve();
      }}
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2">
        {i18n.t('A colleague with a higher limit can approve the discount here. You stay signed in.')}
      </Typography>
      <TillField label={i18n.t('Colleague’s email')} value={email} type="email" onChange={setEmail} />
      <TillField
        label={i18n.t('Colleague’s password')}
        value={password}
        type="password"
        onChange={setPassword}
      />
      <TillField
        label={i18n.t('Two-factor code, if set up')}
        value={code}
        inputMode="numeric"
        onChange={setCode}
      />
      <Button variant="outlined" onClick={approve}>
        {i18n.t('Approve and sell')}
      </Button>
    </Box>
  );
}
