import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Sections } from '../catalog/Sections.tsx';
import { groupRows, type HomeRow, isBand } from './homeRows.ts';

interface HomeRowGroupsProps {
  rows: readonly HomeRow[];
  /** Whether sections stand right above, which have left room already. */
  follows?: boolean;
  children: (row: HomeRow) => ReactNode;
}

const WITHOUT_ROOM_ABOVE = { '& > :first-of-type': { pt: 0 } } as const;

/** The rows of home, bands and sections in turn. */
export function HomeRowGroups({ rows, follows = false, children }: HomeRowGroupsProps) {
  return groupRows(rows).map((group, index) => {
    const shown = group.map((row) => <Fragment key={row.id}>{children(row)}</Fragment>);
    const [first] = group;
    if (!first || isBand(first)) return <Fragment key={first?.id}>{shown}</Fragment>;
    return (
      <Box key={first.id} sx={follows && index === 0 ? WITHOUT_ROOM_ABOVE : undefined}>
        <Sections>{shown}</Sections>
      </Box>
    );
  });
}
