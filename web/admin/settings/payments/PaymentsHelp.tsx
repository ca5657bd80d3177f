import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { WALLET_LIMIT } from '#domain/payments/providers/provider.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { modeDescriptions, modeTexts } from './providerTexts.ts';

/** Explains the modes and the steps to take real payments. */
export function PaymentsHelp() {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Getting started')}>
      <Stack sx={{ gap: 2 }}>
        <Stack component="ol" sx={{ m: 0, pl: 2.5, gap: 1 }}>
          <li>
            {i18n.t('Ask the provider for a merchant account. You need the store’s registration and PAN.')}
          </li>
          <li>{i18n.t('Enter the test keys, choose Test and select Check keys.')}</li>
          <li>{i18n.t('Place two orders in the shop: pay one, and cancel the payment of the other.')}</li>
          <li>{i18n.t('Enter the keys for real money, choose Real money, and pay a small order.')}</li>
        </Stack>
        <Stack component="dl" sx={{ m: 0, gap: 1 }}>
          {(['DEMO', 'TEST', 'LIVE'] as const).map((mode) => (
            <div key={mode}>
              <Typography component="dt" sx={{ fontWeight: 500 }}>
                {i18n.t(modeTexts[mode])}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {i18n.t(modeDescriptions[mode])}
              </Typography>
            </div>
          ))}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'A wallet can pay up to {most} at once and per day. For larger orders, the shop offers payment from a bank account. An order is paid once the provider confirms it, not when the customer’s browser returns.',
            { most: formatNpr(WALLET_LIMIT, i18n.locale) },
          )}
        </Typography>
      </Stack>
    </Panel>
  );
}
