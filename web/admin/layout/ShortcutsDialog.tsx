import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { sectionGroups } from '#web/admin/sections.ts';
import { useMay } from '#web/session/useMay.ts';
import { KeyName, withCommand } from './KeyName.tsx';

/** Every key that works anywhere. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const may = useMay();
  const id = useId();
  const anywhere = [
    { keys: [withCommand('K')], does: i18n.t('Search or jump to anything') },
    { keys: ['/'], does: i18n.t('Search the list') },
    { keys: ['['], does: i18n.t('Collapse or expand the menu') },
    { keys: ['?'], does: i18n.t('Show this help') },
    { keys: ['Esc'], does: i18n.t('Close what is open') },
  ];
  const inLists = [
    { keys: ['j'], does: i18n.t('Next row') },
    { keys: ['k'], does: i18n.t('Previous row') },
    { keys: ['x'], does: i18n.t('Select the row') },
    { keys: ['Enter'], does: i18n.t('Open the row') },
  ];
  const ofOrders = [
    { keys: ['e'], does: i18n.t('Edit the order') },
    { keys: ['p'], does: i18n.t('Print what is selected, or the order') },
    { keys: ['c'], does: i18n.t('Confirm what is selected, or the order') },
    { keys: ['j', 'k'], does: i18n.t('On an order: the next and the previous one of the list') },
  ];
  const ofMessages = [
    { keys: ['j', 'k'], does: i18n.t('The next and the previous conversation') },
    { keys: ['r'], does: i18n.t('Write an answer') },
    { keys: ['n'], does: i18n.t('Write a note for staff') },
    { keys: ['a'], does: i18n.t('Assign it to yourself, or to nobody again') },
    { keys: ['e'], does: i18n.t('Close it, or open it again') },
    { keys: ['u'], does: i18n.t('Mark as unread') },
  ];
  const atCounter = [
    { keys: ['F2'], does: i18n.t('Scan or search a piece') },
    { keys: ['F3'], does: i18n.t('Phone of the customer') },
    { keys: ['F4'], does: i18n.t('Discount on the whole sale') },
    { keys: ['F6'], does: i18n.t('Park the sale') },
    { keys: ['F7'], does: i18n.t('Show the parked sales') },
    { keys: ['F8'], does: i18n.t('The rest is paid in cash') },
    { keys: ['F9'], does: i18n.t('The rest is paid by card') },
    { keys: ['F10'], does: i18n.t('The rest is paid by transfer') },
    { keys: ['Enter'], does: i18n.t('Sell; on the receipt: print') },
  ];
  const goings = sectionGroups
    .flatMap(({ sections }) => sections)
    .flatMap(({ key, label, action }) =>
      key && may(action) ? [{ keys: ['g', key], does: i18n.t(label) }] : [],
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg">
      <DialogTitle id={id}>{i18n.t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
          <Stack sx={{ flex: 1, gap: 3 }}>
            <Keys title={i18n.t('Everywhere')} rows={anywhere} />
            <Keys title={i18n.t('In a list')} rows={inLists} />
            {may('readOrders') && <Keys title={i18n.t('Orders')} rows={ofOrders} />}
          </Stack>
          <Stack sx={{ flex: 1, gap: 3 }}>
            {may('readMessages') && <Keys title={i18n.t('Messages')} rows={ofMessages} />}
            {may('sellAtCounter') && <Keys title={i18n.t('At the counter')} rows={atCounter} />}
          </Stack>
          <Stack sx={{ flex: 1, gap: 3 }}>
            <Keys title={i18n.t('Go to')} rows={goings} />
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface KeysProps {
  title: string;
  rows: readonly { keys: string[]; does: string }[];
}

function Keys({ title, rows }: KeysProps) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
      >
        {rows.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
              {keys.map((key) => (
                <KeyName key={key}>{key}</KeyName>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
