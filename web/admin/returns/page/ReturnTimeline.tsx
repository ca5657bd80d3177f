import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { getReturnSteps } from './getReturnSteps.ts';

/** Lists the steps of a return and who took them, newest first. */
export function ReturnTimeline({ orderReturn }: { orderReturn: Return }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Timeline')}>
      <Box
        component="ol"
        reversed
        aria-label={i18n.t('Timeline')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {getReturnSteps(orderReturn).map(({ id, at, by, status, refund }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
              {refund
                ? i18n.t('Refunded: {amount}, {method}', {
                    amount: formatNpr(refund.amount, i18n.locale),
                    method: i18n.t(paymentTexts.method[refund.method]),
                  })
                : i18n.t(
                    returnTexts.status[
                      RETURN_STATUSES.find((returnStatus) => returnStatus === status) ?? 'REQUESTED'
                    ],
                  )}
              {refund?.reference && ` · ${refund.reference}`}
            </Typography>
            {refund?.note && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {refund.note}
              </Typography>
            )}
            <Typography variant="caption" color="textSecondary" component="p">
              <Instant at={at} />
              {by && ` · ${by}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
