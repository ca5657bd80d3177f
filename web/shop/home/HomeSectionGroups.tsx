import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Sections } from '../catalog/Sections.tsx';
import { groupRows, type HomeSection, isBand } from './homeSections.ts';

interface HomeSectionGroupsProps {
  rows: readonly HomeSection[];
  /** True if other sections directly precede these and already end with space below. */
  hasSectionAbove?: boolean;
  children: (row: HomeSection) => ReactNode;
}

const NO_TOP_PADDING = { '& > :first-of-type': { pt: 0 } } as const;

/** Home sections in groups, separated by full-width bands. */
export function HomeSectionGroups({ rows, hasSectionAbove = false, children }: HomeSectionGroupsProps) {
  return groupRows(rows).map((group, index) => {
    const sections = group.map((row) => <Fragment key={row.id}>{children(row)}</Fragment>);
    const [firstSection] = group;
    if (!firstSection || isBand(firstSection)) return <Fragment key={firstSection?.id}>{sections}</Fragment>;
    return (
      <Box key={firstSection.id} sx={hasSectionAbove && index === 0 ? NO_TOP_PADDING : undefined}>
        <Sections>{sections}</Sections>
      </Box>
    );
  });
}
