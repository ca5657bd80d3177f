import PersonOutlined from 'icon:outline-person';
import { useLingui } from '@lingui/react';
import { Box, Divider, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getStaffRoleName, roleNames } from '#web/admin/labels/roleNames.ts';
import { LANGUAGE_NAMES } from '#web/locale/languageNames.ts';
import { paths } from '#web/paths.ts';
import { useChooseLanguage } from '#web/session/useChooseLanguage.ts';
import { useSession } from '#web/session/useSession.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { adminPaths } from '../adminPaths.ts';

/** Shows the signed-in account and signs out. */
export function AdminAccountMenu() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const { logout } = useSession();
  const chooseLanguage = useChooseLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={i18n.t('Account')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <PersonOutlined />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {viewer && (
          <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 280 }}>
            <Typography sx={{ fontWeight: 600 }} noWrap>
              {viewer.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {viewer.email}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {viewer.staffRole ? getStaffRoleName(i18n, viewer.staffRole) : i18n.t(roleNames[viewer.role])}
            </Typography>
          </Box>
        )}
        <Divider component="li" role="separator" />
        {LANGUAGE_NAMES.filter(({ value }) => value !== i18n.locale).map(({ value, text, lang }) => (
          <MenuItem
            key={value}
            lang={lang}
            onClick={() => {
              close();
              void chooseLanguage(value);
            }}
          >
            {text}
          </MenuItem>
        ))}
        <MenuItem component={Link} to={adminPaths.security} onClick={close}>
          {i18n.t('Password and two-factor sign-in')}
        </MenuItem>
        <MenuItem component={Link} to={paths.home} onClick={close}>
          {i18n.t('View store')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void logout();
          }}
        >
          {i18n.t('Logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
