import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../adminPaths.ts';
import { AdminList } from '../list/AdminList.tsx';
import { RowButton } from '../ui/RowButton.tsx';
import { createStaffList } from './createStaffList.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { NewMemberDialog } from './NewMemberDialog.tsx';
import type { Staff_MemberFragment } from './Staff.generated.ts';

export function StaffPage() {
  const [openedMember, setOpenedMember] = useState<Staff_MemberFragment | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [definition] = useState(() =>
    createStaffList({
      open: (member) => <RowButton onClick={() => setOpenedMember(member)}>{member.name}</RowButton>,
      add: <Add onClick={() => setAdding(true)} />,
    }),
  );
  return (
    <>
      <AdminList definition={definition} />
      {isAdding && <NewMemberDialog onClose={() => setAdding(false)} />}
      {openedMember && <MemberDialog member={openedMember} onClose={() => setOpenedMember(null)} />}
    </>
  );
}

function Add({ onClick }: { onClick: () => void }) {
  const { i18n } = useLingui();
  return (
    <>
      <Button variant="outlined" component={Link} to={adminPaths.roles}>
        {i18n.t('Roles')}
      </Button>
      <Button variant="contained" onClick={onClick}>
        {i18n.t('Add staff')}
      </Button>
    </>
  );
}
