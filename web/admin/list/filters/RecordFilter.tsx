import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import type { FilterValue, ListFilter } from '../listFilter.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { filterText } from './filterText.ts';

type Known = Extract<ListFilter, { kind: 'known' }>;

/** What such a filter is set to, by the names that are read for it. */
export function KnownFilterText({ filter, value }: { filter: Known; value: FilterValue }) {
  const { i18n } = useLingui();
  return filterText(i18n, filter, value, filter.useOptions());
}

export interface KnownChoiceProps {
  filter: Known;
  value: FilterValue | undefined;
  /** Called after the options have loaded and the height has changed. */
  onResize: () => void;
  onChange: (value: FilterValue | undefined) => void;
}

/** Chooses among what there is at the moment. */
export function KnownChoice({ filter, value, onResize, onChange }: KnownChoiceProps) {
  const { i18n } = useLingui();
  const options = filter.useOptions();
  const moveIntoWindow = useEffectEvent(onResize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of options decides the height.
  useEffect(() => moveIntoWindow(), [options.length]);
  if (options.length === 0)
    return <Typography color="textSecondary">{i18n.t('There is nothing to choose from yet.')}</Typography>;
  const several = filter.several !== false;
  return <ChoiceList label={i18n.t(filter.label)} {...{ options, several, value, onChange }} />;
}
