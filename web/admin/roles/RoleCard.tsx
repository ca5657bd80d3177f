import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Limits } from '#domain/accounts/grants.ts';
import { ACTIONS } from '#domain/accounts/permissions.ts';
import { Panel } from '../ui/Panel.tsx';
import { formatDiscountLimit, formatRefundLimit } from './roleTexts.ts';

export interface RoleCardProps {
  name: string;
  summary: string | null;
  /** Number of permissions. */
  count: number;
  limits: Limits;
  members: readonly { id: string; name: string; status: string }[];
  /** Actions on the role; omitted for a built-in role. */
  actions?: ReactNode;
}

/** Summary of a role: purpose, limits and members. */
export function RoleCard({ name, summary, count, limits, members, actions }: RoleCardProps) {
  const { i18n } = useLingui();
  const memberNames = members.map((member) =>
    member.status === 'ACTIVE' ? member.name : i18n.t('{name} (removed)', { name: member.name }),
  );
  return (
    <Panel title={name} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Stack sx={{ gap: 1, flex: 1 }}>
        {summary && <Typography color="textSecondary">{summary}</Typography>}
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {i18n.t('{count} of {all} permissions', { count, all: ACTIONS.length })}
          {' · '}
          {formatDiscountLimit(i18n, limits)}
          {' · '}
          {formatRefundLimit(i18n, limits)}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {i18n.t('Assigned to')}:{' '}
          </Box>
          {memberNames.length > 0 ? memberNames.join(', ') : i18n.t('no one')}
        </Typography>
      </Stack>
      {actions && (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Panel>
  );
}
