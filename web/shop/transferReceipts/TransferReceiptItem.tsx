import { useLingui } from '@lingui/react';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { transferReceiptTexts } from '#web/labels/transferReceiptTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import type { Slips_SlipFragment as Slip } from './Slips.generated.ts';
import { WithdrawTransferReceipt } from './WithdrawTransferReceipt.tsx';

export interface TransferReceiptItemProps {
  transferReceipt: Slip;
  /** Token that gives a guest access to the order. */
  guestToken: string | null;
}

/** Transfer receipt with its data and the store's decision. */
export function TransferReceiptItem({ transferReceipt, guestToken }: TransferReceiptItemProps) {
  const { i18n } = useLingui();
  const { amount, received, reference, paidOn, bank, status, reason, photo } = transferReceipt;
  const formatAmount = (amountNpr: number) => formatNpr(amountNpr, i18n.locale);
  const details = [formatDate(`${paidOn}T12:00:00+05:45`, i18n.locale), reference, bank];
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        <PrivatePhoto photo={photo} guestToken={guestToken} alt={i18n.t('Your transfer receipt')} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <Typography variant="h6" component="h3" sx={{ fontVariantNumeric: 'lining-nums' }}>
              {formatAmount(amount)}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{i18n.t(transferReceiptTexts[status])}</Typography>
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {details.filter(Boolean).join(' · ')}
          </Typography>
          {status === 'SUBMITTED' && (
            <>
              <Typography sx={{ mt: 1 }}>
                {i18n.t('We are checking your transfer. There’s nothing you need to do.')}
              </Typography>
              <WithdrawTransferReceipt id={transferReceipt.id} guestToken={guestToken} />
            </>
          )}
          {received !== null && received !== amount && (
            <Typography sx={{ mt: 1 }}>
              {i18n.t('{amount} has arrived.', { amount: formatAmount(received) })}
            </Typography>
          )}
        </Box>
      </Stack>
      {status === 'DECLINED' && reason && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {reason}
        </Alert>
      )}
    </Box>
  );
}
