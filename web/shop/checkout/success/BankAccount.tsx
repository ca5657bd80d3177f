import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { TotalsRow } from '#web/ui/TotalsList.tsx';

/** Bank account for transfers. */
export function BankAccount({ text }: { text: string }) {
  const { i18n } = useLingui();
  const { bankName, branch, accountName, accountNumber } = useStoreSettings().bankTransfer;
  return (
    <Box sx={{ bgcolor: 'background.tile', borderRadius: 1, p: 3 }}>
      <Box component="dl" sx={{ m: 0, mb: 2, display: 'grid', gap: 1, color: 'text.secondary' }}>
        <TotalsRow label={i18n.t('Bank')}>{i18n.t('{bankName}, {branch}', { bankName, branch })}</TotalsRow>
        <TotalsRow label={i18n.t('Account name')}>{accountName}</TotalsRow>
        <TotalsRow label={i18n.t('Account number')}>{accountNumber}</TotalsRow>
      </Box>
      <Typography variant="body2">{text}</Typography>
    </Box>
  );
}
