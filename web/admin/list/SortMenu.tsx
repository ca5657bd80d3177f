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
  const inForce = sort.length > 0 ? sort : effectiveDefault ? [effectiveDefault] : [];
  const names = inForce.flatMap((value) => sorts.filter((entry) => entry.value === value));

  function choose(value: string) {
    if (!isMultiple) {
      setAnchor(null);
      return onChange([value]);
    }
    if (sort.includes(value)) return onChange(sort.filter((entry) => entry !== value));
    const column = columns.find(
      ({ sortable }) => sortable?.asc === value || sortable?.desc === value,
    )?.sortable;
    // A column is sorted in one direction only, so the other direction is replaced.
    const other = sort.find((entry) => entry === column?.asc || entry === column?.desc);
    onChange(other ? sort.map((entry) => (entry === other ? value : entry)) : [...sort, value]);
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
          const place = inForce.indexOf(value);
          return (
            <MenuItem
              key={value}
              role="menuitemcheckbox"
              aria-checked={place >= 0}
              selected={place >= 0}
              onClick={() => choose(value)}
              sx={{ justifyContent: 'space-between', gap: 2 }}
            >
              {i18n.t(label)}
              {isMultiple && inForce.length > 1 && place >= 0 && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {place + 1}
                </Box>
              )}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
