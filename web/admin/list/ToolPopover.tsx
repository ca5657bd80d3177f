import { useLingui } from '@lingui/react';
import { Popover, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ToolButton } from './ToolButton.tsx';

export interface ToolPopoverProps {
  icon: ReactNode;
  /** Catalogue text: name of the tool and heading of its popover. */
  label: string;
  children: ReactNode;
}

/** Toolbar button that opens a popover. */
export function ToolPopover({ icon, label, children }: ToolPopoverProps) {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = i18n.t(label);
  return (
    <>
      <ToolButton
        variant="text"
        color="inherit"
        icon={icon}
        label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': name, sx: { border: 1, borderColor: 'divider' } },
        }}
      >
        <Stack sx={{ p: 2, gap: 1.5, minWidth: 280 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          {children}
        </Stack>
      </Popover>
    </>
  );
}
