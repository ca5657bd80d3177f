import { useLingui } from '@lingui/react';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import type { SavedAddress_AddressFragment } from './Addresses.generated.ts';

export interface AddressCardProps {
  address: SavedAddress_AddressFragment;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
}

export function AddressCard({ address, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const { label, isDefault } = address;
  const [name, ...otherLines] = formatAddressLines(i18n, address, placeNames);
  const title = label ?? name ?? '';

  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: isDefault ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 3,
        pb: 1.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {isDefault && <Chip size="small" variant="outlined" label={i18n.t('Default')} />}
      </Stack>
      <Typography
        component="address"
        variant="body2"
        sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', overflowWrap: 'anywhere', flex: 1 }}
      >
        {(label ? [name, ...otherLines] : otherLines).join('\n')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
        <Button size="small" onClick={onEdit} aria-label={i18n.t('Edit {title}', { title })}>
          {i18n.t('Edit')}
        </Button>
        <Button size="small" onClick={onRemove} aria-label={i18n.t('Delete {title}', { title })}>
          {i18n.t('Delete')}
        </Button>
        {!isDefault && (
          <Button
            size="small"
            onClick={onMakeDefault}
            aria-label={i18n.t('Make default: {title}', { title })}
          >
            {i18n.t('Make default')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
