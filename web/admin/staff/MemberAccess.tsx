import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { Staff_MemberFragment } from './Staff.generated.ts';
import { type AccessChange, useAccessChanges } from './useAccessChanges.ts';

export interface MemberAccessProps {
  member: Staff_MemberFragment;
  onDone: () => void;
}

/** Revokes or restores a colleague's access, removes their second factor, or signs them out. */
export function MemberAccess({ member, onDone }: MemberAccessProps) {
  const { i18n } = useLingui();
  const [pendingChange, setPendingChange] = useState<AccessChange | null>(null);
  const changes = useAccessChanges(member, onDone);
  const pendingTexts = pendingChange && changes[pendingChange];
  const isActive = member.status === 'ACTIVE';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {member.hasTwoFactor && (
        <Button variant="outlined" onClick={() => setPendingChange('removeFactor')}>
          {i18n.t('Remove two-factor sign-in')}
        </Button>
      )}
      {isActive ? (
        <>
          <Button variant="outlined" onClick={() => setPendingChange('signOut')}>
            {i18n.t('Sign out everywhere')}
          </Button>
          <Button color="error" onClick={() => setPendingChange('remove')}>
            {i18n.t('Remove access')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => void changes.letIn.run()}>
          {i18n.t('Restore access')}
        </Button>
      )}
      {pendingTexts && (
        <ConfirmDialog
          title={pendingTexts.title}
          text={pendingTexts.text}
          confirmLabel={pendingTexts.confirm}
          onConfirm={pendingTexts.run}
          onClose={() => setPendingChange(null)}
        />
      )}
    </Stack>
  );
}
