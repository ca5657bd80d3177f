import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { mailStates } from '#web/admin/mail/mailTexts.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { useMay } from '#web/session/useMay.ts';
import type { OrderRecordsQuery } from './OrderPage.generated.ts';

export interface OrderMailsProps {
  mails: NonNullable<OrderRecordsQuery['mails']>['edges'] | undefined;
  onWrite: () => void;
}

/** What the store wrote to the buyer about an order. */
export function OrderMails({ mails, onWrite }: OrderMailsProps) {
  const { i18n } = useLingui();
  const may = useMay();
  return (
    <Panel
      title={i18n.t('Emails')}
      action={
        may('manageOrders') && (
          <Button size="small" variant="outlined" onClick={onWrite}>
            {i18n.t('Send email')}
          </Button>
        )
      }
    >
      {mails?.length === 0 && (
        <Typography color="textSecondary">{i18n.t('No emails about this order yet.')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {mails?.map(({ node: { id, subject, toEmail, status, createdAt, sentAt, lastError } }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1 }}
          >
            <div>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{subject}</Typography>
              <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {toEmail} · <Instant at={sentAt ?? createdAt} />
              </Typography>
              {status === 'FAILED' && lastError && (
                <Typography
                  variant="caption"
                  color="error"
                  sx={{ display: 'block', overflowWrap: 'anywhere' }}
                >
                  {lastError}
                </Typography>
              )}
            </div>
            <StatusDot tone={mailStates[status].tone}>{i18n.t(mailStates[status].word)}</StatusDot>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
