import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import type { FilterValue, ListFilter } from '../listFilter.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { formatFilter } from './formatFilter.ts';

type RecordFilter = Extract<ListFilter, { kind: 'known' }>;

/** Shows the names of the records selected in a filter. */
export function RecordFilterText({ filter, value }: { filter: RecordFilter; value: FilterValue }) {
  const { i18n } = useLingui();
  return formatFilter(i18n, filter, value, filter.useOptions());
}

export interface RecordChoiceProps {
  filter: RecordFilter;
  value: FilterValue | undefined;
  /** Called after the options have loaded and the height has changed. */
  onResize: () => void;
  onChange: (value: FilterValue | undefined) => void;
}

/** Selects among the existing records. */
export function RecordChoice({ filter, value, onResize, onChange }: RecordChoiceProps) {
  const { i18n } = useLingui();
  const options = filter.useOptions();
  const updatePosition = useEffectEvent(onResize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the number of options.
  useEffect(() => updatePosition(), [options.length]);
  if (options.length === 0) return <Typography color="textSecondary">{i18n.t('No options yet.')}</Typography>;
  const isMultiple = filter.isMultiple !== false;
  return <ChoiceList label={i18n.t(filter.label)} {...{ options, isMultiple, value, onChange }} />;
}
