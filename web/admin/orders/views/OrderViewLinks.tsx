import { useLingui } from '@lingui/react';
import { List, ListItem, ListItemButton, ListItemText, useMediaQuery } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths, ORDER_VIEW_FIELD } from '#web/admin/adminPaths.ts';
import { listAddress } from '#web/admin/list/state/listUrl.ts';
import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { orderTabs } from './orderTabs.ts';
import { useOrderViewCounts } from './useOrderViewCounts.ts';

/** Screens less tall than this have no space for the sidebar's last entries. */
const TALL = '(min-height: 1000px)';

export interface OrderViewLinksProps {
  /** True if an order screen is open. */
  isOrderScreenOpen: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Links to the order views with their counts. On short screens, they are shown only while an order screen is open. */
export function OrderViewLinks({ isOrderScreenOpen, onNavigate }: OrderViewLinksProps) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const viewCounts = useOrderViewCounts();
  const isTall = useMediaQuery(TALL);
  if (!isOrderScreenOpen && !isTall) return null;
  const current = pathname === adminPaths.orders ? new URLSearchParams(search).get(ORDER_VIEW_FIELD) : null;
  return (
    <List disablePadding dense aria-label={i18n.t('Order views')}>
      {orderTabs.map(({ value, label }) => (
        <ListItem key={value} disablePadding>
          <ListItemButton
            component={Link}
            to={listAddress(adminPaths.orders, { [ORDER_VIEW_FIELD]: [value] })}
            onClick={onNavigate}
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
            <CountMark count={viewCounts[value]} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
