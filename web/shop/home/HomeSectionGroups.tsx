import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Sections } from '../catalog/Sections.tsx';
import { groupRows, type HomeSection, isBand } from './homeSections.ts';

interface HomeSectionGroupsProps {
  rows: readonly HomeSection[];
  /** True if other sections directly precede these and already left space. */
  hasSectionAbove?: boolean;
  children: (row: HomeSection) => ReactNode;
}

const WITHOUT_ROOM_ABOVE = { '& > :first-of-type': { pt: 0 } } as const;

/** Home sections in groups; bands stand between them. */
export function HomeSectionGroups({ rows, hasSectionAbove = false, children }: HomeSectionGroupsProps) {
  return groupRows(rows).map((group, index) => {
    const sections = group.map((row) => <Fragment key={row.id}>{children(row)}</Fragment>);
    const [first] = group;
    if (!first || isBand(first)) return <Fragment key={first?.id}>{sections}</Fragment>;
    return (
      <Box key={first.id} sx={hasSectionAbove && index === 0 ? WITHOUT_ROOM_ABOVE : undefined}>
        <Sections>{sections}</Sections>
      </Box>
    );
  });
}
