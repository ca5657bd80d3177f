import MoreVert from 'icon:baseline-more-vert';
import { useLingui } from '@lingui/react';
import { Button, IconButton, ListItemText, Menu, MenuItem, Stack, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import type { BulkAction } from '../bulkAction.ts';

/** Number of buttons that fit on a narrow screen. */
const FEW = 2;

export interface BulkButtonsProps<Row> {
  actions: readonly BulkAction<Row>[];
  selectedRows: readonly Row[];
  /** Action that is running. */
  running: BulkAction<Row> | null;
  onBegin: (action: BulkAction<Row>) => void;
}

/** Buttons for actions on the selected rows. Actions that do not fit are in the menu, with the reason. */
export function BulkButtons<Row>({ actions, selectedRows: chosen, running, onBegin }: BulkButtonsProps<Row>) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fitting = actions.filter(({ isApplicable: isFor }) => isFor?.(chosen) ?? true);
  const unfit = actions.filter((action) => action.unfitReason && !fitting.includes(action));
  const shown = isNarrow ? fitting.slice(0, FEW) : fitting;
  const others = fitting.slice(shown.length);
  return (
    <Stack direction="row" sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
      {shown.map((one) => (
        <Button
          key={one.label}
          variant="outlined"
          size="small"
          loading={running === one}
          disabled={running !== null}
          aria-keyshortcuts={one.key}
          onClick={() => onBegin(one)}
        >
          {i18n.t(one.label)}
        </Button>
      ))}
      {others.length + unfit.length > 0 && (
        <IconButton
          size="small"
          aria-label={i18n.t('More actions')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.map((one) => (
          <MenuItem
            key={one.label}
            onClick={() => {
              setAnchor(null);
              onBegin(one);
            }}
          >
            {i18n.t(one.label)}
          </MenuItem>
        ))}
        {unfit.map((one) => (
          // The item is not `disabled`, because keyboard navigation would skip it and its reason.
          <MenuItem key={one.label} aria-disabled sx={{ cursor: 'default' }}>
            <ListItemText
              primary={i18n.t(one.label)}
              secondary={i18n.t(one.unfitReason ?? '')}
              slotProps={{
                primary: { color: 'textSecondary' },
                secondary: { sx: { whiteSpace: 'normal', maxWidth: 280 } },
              }}
            />
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
