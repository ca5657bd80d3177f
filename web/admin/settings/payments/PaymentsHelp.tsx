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
            {i18n.t(
              'Ask the provider for a merchant account. You will need the store’s registration certificate and PAN.',
            )}
          </li>
          <li>{i18n.t('Enter the test keys, choose “Test” and select “Check keys”.')}</li>
          <li>
            {i18n.t('Place two orders in the shop: pay for one, and cancel the payment for the other.')}
          </li>
          <li>{i18n.t('Enter the live keys, choose “Live”, and pay for a small order.')}</li>
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
            'A customer can pay up to {most} from a wallet per payment and per day. For larger orders, the shop offers payment from a bank account. An order counts as paid once the provider confirms the payment, not when the customer’s browser returns to the shop.',
            { most: formatNpr(WALLET_LIMIT, i18n.locale) },
          )}
        </Typography>
      </Stack>
    </Panel>
  );
}
