import FilterListOutlined from 'icon:outline-filter-list';
import { useLingui } from '@lingui/react';
import { Button, Chip, Menu, MenuItem, Popover, type PopoverActions, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import type { FilterValue, FilterValues, ListFilter } from '../listFilter.ts';
import { ToolButton } from '../ToolButton.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { consistentFilters } from './filterOptions.ts';
import { filterText } from './filterText.ts';
import { RecordFilterText } from './RecordFilter.tsx';

export interface FilterBarProps {
  filters: readonly ListFilter[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** Shows the current filters as chips, and adds others. */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const { i18n } = useLingui();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const popover = useRef<PopoverActions>(null);
  const [edited, setEdited] = useState<{ filter: ListFilter; anchor: HTMLElement } | null>(null);
  const set = filters.filter(({ field }) => values[field] !== undefined);
  const unset = filters.filter(({ field }) => values[field] === undefined);

  function change({ field }: ListFilter, value: FilterValue | undefined) {
    const { [field]: _before, ...others } = values;
    onChange(value === undefined ? others : consistentFilters(filters, { ...others, [field]: value }));
  }

  return (
    <>
      {filters.length > 0 && (
        <ToolButton
          variant="outlined"
          icon={<FilterListOutlined />}
          label={i18n.t('Filter')}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          disabled={unset.length === 0}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        />
      )}
      {set.length > 0 && (
        <Stack
          component="ul"
          direction="row"
          aria-label={i18n.t('Active filters')}
          sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          {set.map((filter) => {
            const value = values[filter.field] ?? '';
            const text =
              filter.kind === 'known' ? (
                <RecordFilterText filter={filter} value={value} />
              ) : (
                filterText(i18n, filter, value)
              );
            return (
              <li key={filter.field}>
                <Chip
                  label={text}
                  variant="outlined"
                  onClick={({ currentTarget }) => setEdited({ filter, anchor: currentTarget })}
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
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {unset.map((filter) => (
          <MenuItem
            key={filter.field}
            onClick={() => {
              if (menu) setEdited({ filter, anchor: menu });
              setMenu(null);
            }}
          >
            {i18n.t(filter.label)}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        action={popover}
        open={edited !== null}
        anchorEl={edited?.anchor}
        onClose={() => setEdited(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': edited ? i18n.t(edited.filter.label) : undefined,
            sx: { border: 1, borderColor: 'divider' },
          },
        }}
      >
        {edited && (
          <FilterEditor
            filter={edited.filter}
            values={values}
            onResize={() => popover.current?.updatePosition()}
            onApply={(value) => {
              setEdited(null);
              change(edited.filter, value);
            }}
          />
        )}
      </Popover>
    </>
  );
}
