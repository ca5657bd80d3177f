import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { DiscountApprovalInput } from '#web/graphql/types.generated.ts';
import { TillField } from './TillField.tsx';

/** Somebody with a higher limit signs the discount at this screen. */
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
        // Not the sale without the approval.
        event.preventDefault();
        approve();
      }}
      sx={{ display: 'grid', gap: 1, p: 1.5, border: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2">
        {i18n.t('Somebody with a higher limit can approve the discount here. You stay signed in.')}
      </Typography>
      <TillField label={i18n.t('Their email')} value={email} type="email" onChange={setEmail} />
      <TillField label={i18n.t('Their password')} value={password} type="password" onChange={setPassword} />
      <TillField
        label={i18n.t('Code of the second factor, if they have one')}
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
