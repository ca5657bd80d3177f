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
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { formatCommandShortcut, KeyName } from './KeyName.tsx';

/** Lists all keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const id = useId();
  const globalShortcuts = [
    { keys: [formatCommandShortcut('K')], effect: i18n.t('Search or jump to anything') },
    { keys: ['/'], effect: i18n.t('Search the list') },
    { keys: ['['], effect: i18n.t('Collapse or expand the menu') },
    { keys: ['?'], effect: i18n.t('Show this help') },
    { keys: ['Esc'], effect: i18n.t('Close the open window') },
  ];
  const listShortcuts = [
    { keys: ['j'], effect: i18n.t('Next row') },
    { keys: ['k'], effect: i18n.t('Previous row') },
    { keys: ['x'], effect: i18n.t('Select the row') },
    { keys: ['Enter'], effect: i18n.t('Open the row') },
  ];
  const orderShortcuts = [
    { keys: ['e'], effect: i18n.t('Edit the order') },
    { keys: ['p'], effect: i18n.t('Print the selected orders, or the open order') },
    { keys: ['c'], effect: i18n.t('Confirm the selected orders, or the open order') },
    { keys: ['j', 'k'], effect: i18n.t('Next or previous order in the list, from an open order') },
  ];
  const messageShortcuts = [
    { keys: ['j', 'k'], effect: i18n.t('Next or previous conversation') },
    { keys: ['r'], effect: i18n.t('Write a reply') },
    { keys: ['n'], effect: i18n.t('Write a note for staff') },
    { keys: ['a'], effect: i18n.t('Assign to yourself, or unassign') },
    { keys: ['e'], effect: i18n.t('Close or reopen') },
    { keys: ['u'], effect: i18n.t('Mark as unread') },
  ];
  const counterShortcuts = [
    { keys: ['F2'], effect: i18n.t('Scan or search for an item') },
    { keys: ['F3'], effect: i18n.t('Customer’s phone number') },
    { keys: ['F4'], effect: i18n.t('Discount on the whole sale') },
    { keys: ['F6'], effect: i18n.t('Park the sale') },
    { keys: ['F7'], effect: i18n.t('Show parked sales') },
    { keys: ['F8'], effect: i18n.t('Pay the amount due in cash') },
    { keys: ['F9'], effect: i18n.t('Pay the amount due by card') },
    { keys: ['F10'], effect: i18n.t('Pay the amount due by transfer') },
    { keys: ['Enter'], effect: i18n.t('Complete the sale, or print the receipt') },
  ];
  const navigationShortcuts = sectionGroups
    .flatMap(({ sections }) => sections)
    .flatMap(({ key, label, action }) =>
      key && can(action) ? [{ keys: ['g', key], effect: i18n.t(label) }] : [],
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg">
      <DialogTitle id={id}>{i18n.t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
          <Stack sx={{ flex: 1, gap: 3 }}>
            <Keys title={i18n.t('Everywhere')} rows={globalShortcuts} />
            <Keys title={i18n.t('In a list')} rows={listShortcuts} />
            {can('readOrders') && <Keys title={i18n.t('Orders')} rows={orderShortcuts} />}
          </Stack>
          <Stack sx={{ flex: 1, gap: 3 }}>
            {can('readMessages') && <Keys title={i18n.t('Messages')} rows={messageShortcuts} />}
            {can('sellAtCounter') && <Keys title={i18n.t('At the counter')} rows={counterShortcuts} />}
          </Stack>
          <Stack sx={{ flex: 1, gap: 3 }}>
            <Keys title={i18n.t('Go to')} rows={navigationShortcuts} />
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
  rows: readonly { keys: string[]; effect: string }[];
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
        {rows.map(({ keys, effect }) => (
          <Box key={effect} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
              {keys.map((key) => (
                <KeyName key={key}>{key}</KeyName>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {effect}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
