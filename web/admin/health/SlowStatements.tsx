import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { TechnicalDetails } from './TechnicalDetails.tsx';

/** Lists slow database statements, for an engineer. */
export function SlowStatements({ statements }: { statements: Health_HealthFragment['slowStatements'] }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Slow database queries')}>
      {statements.length === 0 ? (
        <Typography color="textSecondary">
          {i18n.t('No query has taken longer than a quarter of a second since the server started.')}
        </Typography>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
            {i18n.t(
              '{count, plural, one {# query has} other {# queries have}} taken longer than a quarter of a second since the server started. A few are harmless. If the shop feels slow, show this list to your technical team.',
              { count: statements.reduce((sum, { count }) => sum + count, 0) },
            )}
          </Typography>
          <TechnicalDetails>
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
          </TechnicalDetails>
        </>
      )}
    </Panel>
  );
}
