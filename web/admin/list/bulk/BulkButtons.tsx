import MoreVert from 'icon:baseline-more-vert';
import { useLingui } from '@lingui/react';
import { Button, IconButton, ListItemText, Menu, MenuItem, Stack, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import type { BulkAction } from '../bulkAction.ts';

/** Number of buttons that fit on a narrow screen. */
const MAX_NARROW_BUTTONS = 2;

export interface BulkButtonsProps<Row> {
  actions: readonly BulkAction<Row>[];
  selectedRows: readonly Row[];
  /** Action that is running. */
  runningAction: BulkAction<Row> | null;
  onBegin: (action: BulkAction<Row>) => void;
}

/** Buttons for actions on the selected rows. Actions that do not apply to these rows are in the menu, with the reason. */
export function BulkButtons<Row>({ actions, selectedRows, runningAction, onBegin }: BulkButtonsProps<Row>) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const applicableActions = actions.filter(({ isApplicable }) => isApplicable?.(selectedRows) ?? true);
  const inapplicableActions = actions.filter(
    (action) => action.inapplicableReason && !applicableActions.includes(action),
  );
  const visibleActions = isNarrow ? applicableActions.slice(0, MAX_NARROW_BUTTONS) : applicableActions;
  const menuActions = applicableActions.slice(visibleActions.length);
  return (
    <Stack direction="row" sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
      {visibleActions.map((action) => (
        <Button
          key={action.label}
          variant="outlined"
          size="small"
          loading={runningAction === action}
          disabled={runningAction !== null}
          aria-keyshortcuts={action.key}
          onClick={() => onBegin(action)}
        >
          {i18n.t(action.label)}
        </Button>
      ))}
      {menuActions.length + inapplicableActions.length > 0 && (
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
        {menuActions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              setAnchor(null);
              onBegin(action);
            }}
          >
            {i18n.t(action.label)}
          </MenuItem>
        ))}
        {inapplicableActions.map((action) => (
          // The item is not `disabled`, because keyboard navigation would skip it and its reason.
          <MenuItem key={action.label} aria-disabled sx={{ cursor: 'default' }}>
            <ListItemText
              primary={i18n.t(action.label)}
              secondary={i18n.t(action.inapplicableReason ?? '')}
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
