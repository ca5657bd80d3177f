import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { Link } from '#web/ui/navigation/Link.tsx';
import type { FilterValues, ListTabs as Tabs } from '../listDefinition.ts';
import { listAddress } from '../state/listUrl.ts';
import { CountMark } from './CountMark.tsx';
import { tabOf } from './tabOf.ts';

export interface ListTabsProps {
  tabs: Tabs;
  filter: FilterValues;
}

/** What the list comes with, each with how much is in it: links, so that each has its address and its place in the history. */
export function ListTabs({ tabs, filter }: ListTabsProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const counts = tabs.useCounts();
  const current = tabOf({ tabs }, filter)?.value;
  return (
    <Box
      component="nav"
      aria-label={i18n.t('Views')}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        scrollbarWidth: 'thin',
      }}
    >
      {[{ value: undefined, label: tabs.all }, ...tabs.options].map(({ value, label }) => (
        <ButtonBase
          key={value ?? ''}
          component={Link}
          ref={value === current ? bringIntoView : undefined}
          to={listAddress(pathname, value === undefined ? {} : { [tabs.field]: [value] })}
          aria-current={value === current ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            gap: 0.75,
            px: 1.5,
            minHeight: 40,
            typography: 'body1',
            fontWeight: value === current ? 600 : 400,
            color: value === current ? 'text.primary' : 'text.secondary',
            borderBottom: 2,
            borderColor: value === current ? 'primary.main' : 'transparent',
            '@media (pointer: coarse)': { minHeight: 44 },
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': {
              outline: 2,
              outlineOffset: -2,
              outlineStyle: 'solid',
              outlineColor: 'primary.main',
            },
          }}
        >
          {i18n.t(label)}
          {value !== undefined && <CountMark count={counts[value]} />}
        </ButtonBase>
      ))}
    </Box>
  );
}

/** On a phone there are more tabs than fit beside each other. */
function bringIntoView(link: HTMLElement | null) {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
