import { useLingui } from '@lingui/react';
import { List, ListItem, ListItemButton, ListItemText, useMediaQuery } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths, ORDER_VIEW_FIELD } from '#web/admin/adminPaths.ts';
import { listAddress } from '#web/admin/list/state/listUrl.ts';
import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { orderTabs } from './orderTabs.ts';
import { useOrderViewCounts } from './useOrderViewCounts.ts';

/** On a screen of less height the rail would lose its last entries for them. */
const TALL = '(min-height: 1000px)';

export interface OrderViewLinksProps {
  /** Whether a screen of the orders is open. */
  isHere: boolean;
  onGo?: (() => void) | undefined;
}

/** The piles of the desk with how much is in each; on a low screen while orders are looked at. */
export function OrderViewLinks({ isHere, onGo }: OrderViewLinksProps) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const counts = useOrderViewCounts();
  const isTall = useMediaQuery(TALL);
  if (!isHere && !isTall) return null;
  const current = pathname === adminPaths.orders ? new URLSearchParams(search).get(ORDER_VIEW_FIELD) : null;
  return (
    <List disablePadding dense aria-label={i18n.t('Views of the orders')}>
      {orderTabs.map(({ value, label }) => (
        <ListItem key={value} disablePadding>
          <ListItemButton
            component={Link}
            to={listAddress(adminPaths.orders, { [ORDER_VIEW_FIELD]: [value] })}
            onClick={onGo}
            aria-current={value === current ? 'page' : undefined}
            sx={{
              minHeight: 28,
              py: 0,
              pl: 6.25,
              pr: 2,
              '@media (pointer: coarse)': { minHeight: 44 },
            }}
          >
            <ListItemText
              primary={i18n.t(label)}
              slotProps={{
                primary: {
                  noWrap: true,
                  sx: {
                    fontSize: '0.8125rem',
                    fontWeight: value === current ? 600 : 400,
                    color: value === current ? 'text.primary' : 'text.secondary',
                  },
                },
              }}
            />
            <CountMark count={counts[value]} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
