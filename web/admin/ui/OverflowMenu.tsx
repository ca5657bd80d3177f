import MoreVert from 'icon:baseline-more-vert';
import { useLingui } from '@lingui/react';
import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useState } from 'react';

export interface MoreMenuProps {
  /** Of what, where a screen has several. */
  label?: string;
  /** For a row of a list. */
  isSmall?: boolean;
  /** Menu items: the menu closes with whichever is chosen. */
  children: ReactNode;
}

/** What is done more seldom, behind three dots. */
export function MoreMenu({ label, isSmall, children }: MoreMenuProps) {
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
