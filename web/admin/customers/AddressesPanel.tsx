import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { Panel } from '../ui/Panel.tsx';
import type { CustomerPage_CustomerFragment } from './CustomerPage.generated.ts';

export function AddressesPanel({ addresses }: Pick<CustomerPage_CustomerFragment, 'addresses'>) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  return (
    <Panel title={i18n.t('Addresses')}>
      {addresses.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('No saved addresses.')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {addresses.map(({ id, label, isDefault, ...address }) => (
            <li key={id}>
              {(label || isDefault) && (
                <Typography variant="subtitle2" component="p">
                  {[label, isDefault && i18n.t('Default')].filter(Boolean).join(' · ')}
                </Typography>
              )}
              {formatAddressLines(i18n, address, placeNames).map((line) => (
                <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
                  {line}
                </Typography>
              ))}
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}
