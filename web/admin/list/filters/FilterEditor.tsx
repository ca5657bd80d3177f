import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { FilterValue, FilterValues, ListFilter } from '../listFilter.ts';
import { FilterField } from './FilterField.tsx';
import { normaliseRange, toRange } from './rangeValues.ts';

export interface FilterEditorProps {
  filter: ListFilter;
  /** Values of all filters. */
  values: FilterValues;
  /** Called after the options have loaded and the height has changed. */
  onResize: () => void;
  /** Undefined removes the filter. */
  onApply: (value: FilterValue | undefined) => void;
}

export function FilterEditor({ filter, values, onResize, onApply }: FilterEditorProps) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(values[filter.field]);
  const [problem, setProblem] = useState<string | null>(null);

  function apply(event: FormEvent) {
    event.preventDefault();
    const filterValue = filter.kind === 'numberRange' ? normaliseRange(toRange(draft)) : draft;
    if (filterValue === null) setProblem(i18n.t('Enter whole numbers, such as 5,000.'));
    else onApply(isEmpty(filterValue) ? undefined : filterValue);
  }

  return (
    <Stack
      component="form"
      onSubmit={apply}
      sx={{ p: 2, gap: 1.5, minWidth: 240, maxWidth: 'min(92vw, 380px)' }}
    >
      <Typography variant="h3" component="h2">
        {i18n.t(filter.label)}
      </Typography>
      <FilterField
        filter={filter}
        value={draft}
        otherFilters={values}
        onResize={onResize}
        onChange={setDraft}
      />
      <FormAlert>{problem}</FormAlert>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button variant="text" onClick={() => onApply(undefined)}>
          {i18n.t('Remove')}
        </Button>
        <Button type="submit" variant="contained">
          {i18n.t('Apply')}
        </Button>
      </Stack>
    </Stack>
  );
}

function isEmpty(value: FilterValue | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && !value.from && !value.to;
}
