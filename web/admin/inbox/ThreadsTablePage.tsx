import { Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import { AdminList } from '../list/AdminList.tsx';
import { createMessagesList } from './createMessagesList.tsx';

/** Shows all threads as a table with filters and export. */
export function ThreadsTablePage() {
  const [definition] = useState(() =>
    createMessagesList(({ id, subject }) => (
      <MuiLink component={Link} to={adminPaths.message(id)}>
        {subject}
      </MuiLink>
    )),
  );
  return <AdminList definition={definition} />;
}
