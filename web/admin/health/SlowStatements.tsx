import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { Technical } from './Technical.tsx';

/** What the database took long for, for whoever looks after it. */
export function SlowStatements({ statements }: { statements: Health_HealthFragment['slowStatements'] }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('What the store had to look up for long')}>
      {statements.length === 0 ? (
        <Typography color="textSecondary">
          {i18n.t('Nothing took longer than a quarter of a second since the server was started.')}
        </Typography>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
            {i18n.t(
              'Somebody waited for more than a quarter of a second while the store looked something up, {count, plural, one {once} other {# times}} since the server was started. Now and then that is nothing; if the shop feels slow, show the list to whoever looks after the server.',
              { count: statements.reduce((sum, { count }) => sum + count, 0) },
            )}
          </Typography>
          <Technical>
            <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
              {statements.map(({ sql, count, maxMs, lastAt }) => (
                <li key={sql}>
                  <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {i18n.t('{count, plural, one {Once} other {# times}}, up to {ms} ms', {
                      count,
                      ms: i18n.number(maxMs),
                    })}{' '}
                    · <Age at={lastAt} />
                  </Typography>
                  <Box
                    component="code"
                    sx={{ color: 'text.secondary', fontSize: '0.75rem', overflowWrap: 'anywhere' }}
                  >
                    {sql}
                  </Box>
                </li>
              ))}
            </Stack>
          </Technical>
        </>
      )}
    </Panel>
  );
}
