import { useLingui } from '@lingui/react';
import { Box, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { ItemActions } from './ItemActions.tsx';
import { matchedByTexts, outcomeTexts } from './outcomeTexts.ts';
import type { Statements_ItemFragment as Item } from './Statements.generated.ts';

/** Shows a statement row next to its payment, with the outcome and the possible actions. */
export function ReconciledItem({ item }: { item: Item }) {
  const { i18n } = useLingui();
  const { outcome, by, row, payment, remittance, difference } = item;
  const { text, tone } = outcomeTexts[outcome];
  const detailText = [by && i18n.t(matchedByTexts[by]), row?.reason, row?.decidedBy]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box
      component="li"
      sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box
        sx={{
          ...{ display: 'grid', gap: 1.5, alignItems: 'start' },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr) 240px' },
        }}
      >
        <ItemSide title={i18n.t('Statement')}>
          {row ? (
            <>
              <Amount npr={row.amount} />
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {[row.description, row.transactionId, row.reference].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  formatDate(`${row.day}T12:00:00+05:45`, i18n.locale),
                  row.fee > 0 && i18n.t('fee {fee}', { fee: formatExactNpr(row.fee, i18n.locale) }),
                  i18n.t('{file}, row {line, number}', { file: row.fileName, line: row.line }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </>
          ) : (
            <Typography color="textSecondary">{i18n.t('Not in any statement')}</Typography>
          )}
        </ItemSide>
        <ItemSide title={i18n.t('Ledger')}>
          {payment ? (
            <>
              <Amount npr={payment.kind === 'REFUND' ? -payment.amount : payment.amount} />
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={adminPaths.order(payment.orderNumber)}>
                  {payment.orderNumber}
                </Link>
                {` · ${payment.customer}`}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  i18n.t(paymentTexts.kind[payment.kind]),
                  i18n.t(paymentTexts.method[payment.method]),
                  formatDate(payment.at, i18n.locale),
                  payment.reference,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </>
          ) : remittance ? (
            <>
              <Amount npr={remittance.total} />
              <Link component={RouterLink} to={adminPaths.remittance(remittance.id)}>
                {`${remittance.carrier} · ${remittance.reference}`}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {[
                  i18n.t('Courier remittance'),
                  formatDate(`${remittance.day}T12:00:00+05:45`, i18n.locale),
                ].join(' · ')}
              </Typography>
            </>
          ) : (
            <>
              <Typography color="textSecondary">{i18n.t('Not in the ledger')}</Typography>
              {row?.orderNumber && (
                <Link component={RouterLink} to={adminPaths.order(row.orderNumber)}>
                  {i18n.t('Order {number}', { number: row.orderNumber })}
                </Link>
              )}
            </>
          )}
        </ItemSide>
        <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
          <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>
          {difference !== null && difference !== 0 && (
            <Typography variant="body2">
              {i18n.t('Difference: {amount}', { amount: formatExactNpr(difference, i18n.locale) })}
            </Typography>
          )}
          {detailText && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {detailText}
            </Typography>
          )}
          <ItemActions item={item} />
        </Stack>
      </Box>
    </Box>
  );
}

function ItemSide({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Amount({ npr }: { npr: number }) {
  const { i18n } = useLingui();
  return (
    <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' }}>
      {formatExactNpr(npr, i18n.locale)}
    </Typography>
  );
}
