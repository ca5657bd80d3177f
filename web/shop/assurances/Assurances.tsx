import AutoAwesomeOutlined from 'icon:outline-auto-awesome';
import AutorenewOutlined from 'icon:outline-autorenew';
import StraightenOutlined from 'icon:outline-straighten';
import VerifiedUserOutlined from 'icon:outline-verified-user';
import { useLingui } from '@lingui/react';
import { Box, Link, type SvgIcon } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { AssuranceName } from '#domain/store/assurances.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { getAssuranceLines } from './assuranceLines.ts';

const ICONS: Record<AssuranceName, typeof SvgIcon> = {
  RETURNS: AutorenewOutlined,
  SIZE_EXCHANGE: StraightenOutlined,
  INSURED_PARCEL: VerifiedUserOutlined,
  CLEANING: AutoAwesomeOutlined,
};

/** The store's assurances to shoppers, each with a link to its details. */
export function Assurances() {
  const { i18n } = useLingui();
  const lines = getAssuranceLines(i18n, useStoreSettings());
  if (lines.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={i18n.t('Our promises')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: {
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
        },
        columnGap: 3,
      }}
    >
      {lines.map(({ name, to, text }) => {
        const Icon = ICONS[name];
        return (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
            <Link
              component={RouterLink}
              to={to}
              variant="body2"
              color="inherit"
              underline="always"
              sx={{
                py: 1.25,
                minHeight: 44,
                display: 'inline-flex',
                alignItems: 'center',
                textDecorationColor: 'var(--mui-palette-divider)',
                textUnderlineOffset: '0.25em',
              }}
            >
              {text}
            </Link>
          </Box>
        );
      })}
    </Box>
  );
}
