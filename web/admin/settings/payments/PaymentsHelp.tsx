import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { WALLET_LIMIT } from '#domain/payments/providers/provider.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '../../ui/Panel.tsx';
import { modeMeanings, modeTexts } from './providerTexts.ts';

/** What the modes mean, and how a store gets to real money. */
export function PaymentsHelp() {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('How to begin')}>
      <Stack sx={{ gap: 2 }}>
        <Stack component="ol" sx={{ m: 0, pl: 2.5, gap: 1 }}>
          <li>
            {i18n.t('Ask the provider for a merchant account: it wants the store’s registration and PAN.')}
          </li>
          <li>{i18n.t('Enter its keys for trying, choose Test, and press Try it.')}</li>
          <li>{i18n.t('Pay an order of your own in the shop, once until the end and once called off.')}</li>
          <li>{i18n.t('Enter the keys for real money, choose that mode, and pay a small order.')}</li>
        </Stack>
        <Stack component="dl" sx={{ m: 0, gap: 1 }}>
          {(['DEMO', 'TEST', 'LIVE'] as const).map((mode) => (
            <div key={mode}>
              <Typography component="dt" sx={{ fontWeight: 500 }}>
                {i18n.t(modeTexts[mode])}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {i18n.t(modeMeanings[mode])}
              </Typography>
            </div>
          ))}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'A wallet pays up to {most} at once and in a day. Beyond that buyers are shown the ways to pay from a bank account. An order counts as paid once the provider itself has said so, not when a browser comes back.',
            { most: formatNpr(WALLET_LIMIT, i18n.locale) },
          )}
        </Typography>
      </Stack>
    </Panel>
  );
}
