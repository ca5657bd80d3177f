import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Price } from '#web/ui/Price.tsx';

export interface BankTransferInstructionsProps {
  /** Order number, used as the payment reference. */
  number: string;
  /** Amount in NPR. */
  amount: number;
}

export function BankTransferInstructions({ number, amount }: BankTransferInstructionsProps) {
  const { i18n } = useLingui();
  const { bankName, branch, accountName, accountNumber } = useStoreSettings().bankTransfer;
  return (
    <Box component="section" sx={{ bgcolor: 'background.tile', borderRadius: 1, p: { xs: 3, sm: 4 } }}>
      <Typography variant="h3" component="h2">
        {i18n.t('Please transfer {amount}', { amount: formatNpr(amount, i18n.locale) })}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>
        {i18n.t('Use your order number as the reference so that we can match your payment.')}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        <DetailRow label={i18n.t('Bank')}>{i18n.t('{bankName}, {branch}', { bankName, branch })}</DetailRow>
        <DetailRow label={i18n.t('Account name')}>{accountName}</DetailRow>
        <DetailRow label={i18n.t('Account number')} copyLabel={i18n.t('Copy account number')}>
          {accountNumber}
        </DetailRow>
        <DetailRow label={i18n.t('Amount')}>
          <Price npr={amount} variant="inherit" />
        </DetailRow>
        <DetailRow label={i18n.t('Reference')} copyLabel={i18n.t('Copy reference')}>
          {number}
        </DetailRow>
      </Box>
    </Box>
  );
}

interface DetailRowProps {
  label: string;
  children: ReactNode;
  /** Accessible name of the copy button; if omitted, there is no button. */
  copyLabel?: string;
}

function DetailRow({ label, children, copyLabel }: DetailRowProps) {
  return (
    <Stack
      direction="row"
      sx={{
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Stack
        component="dd"
        direction="row"
        sx={{
          m: 0,
          alignItems: 'center',
          fontVariantNumeric: 'tabular-nums',
          textAlign: 'end',
          whiteSpace: copyLabel && 'nowrap',
        }}
      >
        {children}
        {copyLabel && <CopyButton text={String(children)} label={copyLabel} />}
      </Stack>
    </Stack>
  );
}
