import FilterListOutlined from 'icon:outline-filter-list';
import { useLingui } from '@lingui/react';
import { Button, Chip, Menu, MenuItem, Popover, type PopoverActions, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import type { FilterValue, FilterValues, ListFilter } from '../listFilter.ts';
import { ToolButton } from '../ToolButton.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { removeIncompatibleValues } from './filterOptions.ts';
import { formatFilter } from './formatFilter.ts';
import { RecordFilterText } from './RecordFilter.tsx';

export interface FilterBarProps {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** Shows the current filters as chips, and adds others. */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const { i18n } = useLingui();
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const popover = useRef<PopoverActions>(null);
  const [editedFilter, setEditedFilter] = useState<{ filter: ListFilter; anchor: HTMLElement } | null>(null);
  const activeFilters = filters.filter(({ field }) => values[field] !== undefined);
  const availableFilters = filters.filter(({ field }) => values[field] === undefined);

  function change({ field }: ListFilter, value: FilterValue | undefined) {
    const { [field]: _before, ...otherValues } = values;
    onChange(
      value === undefined
        ? otherValues
        : removeIncompatibleValues(filters, { ...otherValues, [field]: value }),
    );
  }

  return (
    <>
      {filters.length > 0 && (
        <ToolButton
          variant="outlined"
          icon={<FilterListOutlined />}
          label={i18n.t('Filter')}
          aria-haspopup="menu"
          aria-expanded={menuAnchor !== null}
          disabled={availableFilters.length === 0}
          onClick={({ currentTarget }) => setMenuAnchor(currentTarget)}
        />
      )}
      {activeFilters.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label={i18n.t('Active filters')}
          sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          {activeFilters.map((filter) => {
            const value = values[filter.field] ?? '';
            const text =
              filter.kind === 'known' ? (
                <RecordFilterText filter={filter} value={value} />
              ) : (
                formatFilter(i18n, filter, value)
              );
            return (
              <li key={filter.field}>
                <Chip
                  label={text}
                  variant="outlined"
                  onClick={({ currentTarget }) => setEditedFilter({ filter, anchor: currentTarget })}
                  onDelete={() => change(filter, undefined)}
                  sx={{ maxWidth: { xs: '80vw', sm: 420 } }}
                />
              </li>
            );
          })}
          <li>
            <Button variant="text" size="small" onClick={() => onChange({})}>
              {i18n.t('Clear all')}
            </Button>
          </li>
        </Stack>
      )}
      <Menu anchorEl={menuAnchor} open={menuAnchor !== null} onClose={() => setMenuAnchor(null)}>
        {availableFilters.map((filter) => (
          <MenuItem
            key={filter.field}
            onClick={() => {
              if (menuAnchor) setEditedFilter({ filter, anchor: menuAnchor });
              setMenuAnchor(null);
            }}
          >
            {i18n.t(filter.label)}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        action={popover}
        open={editedFilter !== null}
        anchorEl={editedFilter?.anchor}
        onClose={() => setEditedFilter(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': editedFilter ? i18n.t(editedFilter.filter.label) : undefined,
            sx: { border: 1, borderColor: 'divider' },
          },
        }}
      >
        {editedFilter && (
          <FilterEditor
            filter={editedFilter.filter}
            values={values}
            onResize={() => popover.current?.updatePosition()}
            onApply={(value) => {
              setEditedFilter(null);
              change(editedFilter.filter, value);
            }}
          />
        )}
      </Popover>
    </>
  );
}
