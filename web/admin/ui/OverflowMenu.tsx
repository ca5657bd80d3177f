import MoreVert from 'icon:baseline-more-vert';
import { useLingui } from '@lingui/react';
import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';

export interface OverflowMenuProps {
  /** Subject of the actions, if the screen has several menus. */
  label?: string;
  /** True in a row of a list. */
  isSmall?: boolean;
  /** Menu items; choosing one closes the menu. */
  children: ReactNode;
}

/** Menu of less frequent actions, behind three dots. */
export function OverflowMenu({ label, isSmall, children }: OverflowMenuProps) {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size={isSmall ? 'small' : 'medium'}
        aria-label={label ?? i18n.t('More')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert fontSize={isSmall ? 'small' : 'medium'} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {children}
      </Menu>
    </>
  );
}
