import PersonOutlined from 'icon:outline-person';
import { useLingui } from '@lingui/react';
import { IconButton } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import type { Viewer } from '#web/session/token/viewer.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { useHasOpened } from '#web/ui/overlay/useHasOpened.ts';

const AccountMenuList = lazyWithPreload(async () => (await import('./AccountMenuList.tsx')).AccountMenuList);

export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { i18n } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasOpened = useHasOpened(anchor !== null);
  const id = useId();

  return (
    <>
      <IconButton
        aria-label={i18n.t('{name}’s account', { name: viewer.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <PersonOutlined />
      </IconButton>
      <Suspense>
        {hasOpened && (
          <AccountMenuList id={id} viewer={viewer} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
