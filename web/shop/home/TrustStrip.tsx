import AccountBalanceWalletOutlined from 'icon:outline-account-balance-wallet';
import LocalShippingOutlined from 'icon:outline-local-shipping';
import StorefrontOutlined from 'icon:outline-storefront';
import VerifiedOutlined from 'icon:outline-verified';
import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useFreeShippingText } from '../useFreeShippingText.ts';

/** Four reasons to trust the store, one line each. */
export function TrustStrip() {
  const { i18n } = useLingui();
  const { address } = useStoreSettings();
  const freeShipping = useFreeShippingText();
  const reasons = [
    {
      icon: LocalShippingOutlined,
      title: i18n.t('Delivery to all 77 districts'),
      text: freeShipping,
    },
    {
      icon: AccountBalanceWalletOutlined,
      title: i18n.t('Pay your way'),
      text: i18n.t('Cash on delivery, bank transfer or online'),
    },
    {
      icon: VerifiedOutlined,
      title: i18n.t('Hallmark and weight'),
      text: i18n.t('Shown for every piece, with the weight in grams and tola'),
    },
    { icon: StorefrontOutlined, title: i18n.t('Visit our store'), text: address },
  ];

  return (
    <Box component="section" aria-labelledby="trust" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <VisuallyHidden as="h2" id="trust">
        {i18n.t('Why shop with us')}
      </VisuallyHidden>
      <Container
        component="ul"
        sx={{
          listStyle: 'none',
          my: 0,
          py: { xs: 3, md: 6 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: { xs: 2, md: 4 },
        }}
      >
        {reasons.map(({ icon: Icon, title, text }) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: { xs: 1.25, md: 2 } }}>
            <Icon aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
            <div>
              <Typography variant="subtitle2" component="p">
                {title}
              </Typography>
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ display: { xs: 'none', sm: 'block' }, textWrap: 'balance' }}
              >
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Container>
    </Box>
  );
}
