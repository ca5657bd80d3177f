import { useLingui } from '@lingui/react';
import { List, ListItem, ListItemButton, ListItemText, useMediaQuery } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths, ORDER_VIEW_FIELD } from '#web/admin/adminPaths.ts';
import { formatListPath } from '#web/admin/list/state/listUrl.ts';
import { CountMark } from '#web/admin/ui/CountMark.tsx';
import { orderTabs } from './orderTabs.ts';
import { useOrderViewCounts } from './useOrderViewCounts.ts';

/** Shorter screens have no space for the last entries of the sidebar. */
const TALL_SCREEN_QUERY = '(min-height: 1000px)';

export interface OrderViewLinksProps {
  isOrderScreenOpen: boolean;
  onNavigate?: (() => void) | undefined;
}

/** Links to the order views with their counts. On short screens, they are shown only while an order screen is open. */
export function OrderViewLinks({ isOrderScreenOpen, onNavigate }: OrderViewLinksProps) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const viewCounts = useOrderViewCounts();
  const isTall = useMediaQuery(TALL_SCREEN_QUERY);
  if (!isOrderScreenOpen && !isTall) return null;
  const currentView =
    pathname === adminPaths.orders ? new URLSearchParams(search).get(ORDER_VIEW_FIELD) : null;
  return (
    <List disablePadding dense aria-label={i18n.t('Order views')}>
      {orderTabs.map(({ value, label }) => (
        <ListItem key={value} disablePadding>
          <ListItemButton
            component={Link}
            to={formatListPath(adminPaths.orders, { [ORDER_VIEW_FIELD]: [value] })}
            onClick={onNavigate}
            aria-current={value === currentView ? 'page' : undefined}
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
                    fontWeight: value === currentView ? 600 : 400,
                    color: value === currentView ? 'text.primary' : 'text.secondary',
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
