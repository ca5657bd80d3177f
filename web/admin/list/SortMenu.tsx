import SwapVertOutlined from 'icon:outline-swap-vert';
import { useLingui } from '@lingui/react';
import { Box, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListColumn } from './listColumn.ts';
import type { ListSort } from './listQuery.ts';
import { ToolButton } from './ToolButton.tsx';

export interface SortMenuProps {
  sorts: readonly ListSort[];
  /** Most important sort first. */
  sort: readonly string[];
  /** Default sort, if it is not the first one. */
  defaultSort?: string | undefined;
  /** True if the server accepts several sorts. */
  isMultiple: boolean;
  columns: readonly Pick<ListColumn<never>, 'sortable'>[];
  onChange: (sort: string[]) => void;
}

/** Selects one sort, or several in order of importance. */
export function SortMenu({
  sorts,
  sort,
  defaultSort: configuredDefault,
  isMultiple,
  columns,
  onChange,
}: SortMenuProps) {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const effectiveDefault = configuredDefault ?? sorts[0]?.value;
  const activeSorts = sort.length > 0 ? sort : effectiveDefault ? [effectiveDefault] : [];
  const names = activeSorts.flatMap((value) => sorts.filter((entry) => entry.value === value));

  function selectSort(value: string) {
    if (!isMultiple) {
      setAnchor(null);
      return onChange([value]);
    }
    if (sort.includes(value)) return onChange(sort.filter((entry) => entry !== value));
    const column = columns.find(
      ({ sortable }) => sortable?.asc === value || sortable?.desc === value,
    )?.sortable;
    // A column is sorted in only one direction, so the other direction is replaced.
    const oppositeSort = sort.find((entry) => entry === column?.asc || entry === column?.desc);
    onChange(oppositeSort ? sort.map((entry) => (entry === oppositeSort ? value : entry)) : [...sort, value]);
  }

  if (sorts.length < 2) return null;
  return (
    <>
      <ToolButton
        variant="text"
        color="inherit"
        icon={<SwapVertOutlined />}
        label={names.map(({ label }) => i18n.t(label)).join(', ')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {isMultiple && (
          <Typography
            component="li"
            role="presentation"
            variant="body2"
            color="textSecondary"
            sx={{ px: 2, py: 0.5 }}
          >
            {i18n.t('Applied in the order you select them')}
          </Typography>
        )}
        {sorts.map(({ value, label }) => {
          const sortIndex = activeSorts.indexOf(value);
          return (
            <MenuItem
              key={value}
              role="menuitemcheckbox"
              aria-checked={sortIndex >= 0}
              selected={sortIndex >= 0}
              onClick={() => selectSort(value)}
              sx={{ justifyContent: 'space-between', gap: 2 }}
            >
              {i18n.t(label)}
              {isMultiple && activeSorts.length > 1 && sortIndex >= 0 && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {sortIndex + 1}
                </Box>
              )}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
