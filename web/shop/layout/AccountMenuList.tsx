import { useLingui } from '@lingui/react';
import { Menu, MenuItem, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { isStaff } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';
import type { Viewer } from '#web/session/token/viewer.ts';
import { useSession } from '#web/session/useSession.ts';
import { accountNavigation } from '../account/accountNavigation.ts';

export interface AccountMenuListProps {
  id: string;
  viewer: Viewer;
  /** Button under which the menu opens; null closes it. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export function AccountMenuList({ id, viewer, anchor, onClose }: AccountMenuListProps) {
  const { i18n } = useLingui();
  const { logout } = useSession();

  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      transformOrigin={{ horizontal: 'right', vertical: 'top' }}
    >
      <Typography
        component="li"
        role="presentation"
        variant="caption"
        color="textSecondary"
        sx={{ px: 2, py: 1 }}
      >
        {viewer.name}
      </Typography>
      {accountNavigation.map(({ to, label }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          {i18n.t(label)}
        </MenuItem>
      ))}
      {isStaff(viewer.role) && (
        <MenuItem component={Link} to={paths.admin} onClick={onClose}>
          {i18n.t('Admin Panel')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => {
          onClose();
          void logout();
        }}
      >
        {i18n.t('Logout')}
      </MenuItem>
    </Menu>
  );
}
