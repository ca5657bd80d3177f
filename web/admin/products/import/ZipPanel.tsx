import { useLingui } from '@lingui/react';
import {
  Button,
  LinearProgress,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { StatusDot, type Tone } from '#web/admin/ui/StatusDot.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { useZipPhotographs, ZippedProduct } from './useZipPhotographs.ts';

export interface ZipPanelProps {
  zip: ReturnType<typeof useZipPhotographs>;
}

const outcomes: Record<ZippedProduct['outcome'], { tone: Tone; word: string }> = {
  WAITING: { tone: 'busy', word: /*i18n*/ 'Will be added' },
  NOT_IMPORTED: { tone: 'busy', word: /*i18n*/ 'Will be added once the product is imported' },
  HAS_PHOTOGRAPHS: { tone: 'quiet', word: /*i18n*/ 'Has photographs already' },
  ADDED: { tone: 'good', word: /*i18n*/ 'Added' },
  FAILED: { tone: 'bad', word: /*i18n*/ 'Not added' },
};

/** Takes the photographs of a ZIP file, each for the product whose SKU its name or its folder has. */
export function ZipPanel({ zip }: ZipPanelProps) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const { plan, problem, open, start, stop } = zip;
  const left = (plan?.products ?? []).filter(({ outcome }) => outcome === 'WAITING' || outcome === 'FAILED');
  const tried = (plan?.products ?? []).filter(({ outcome }) => outcome === 'ADDED' || outcome === 'FAILED');
  const unknown = plan ? [...plan.others, ...plan.left.map(({ path }) => path)] : [];
  const label = i18n.t('Choose a ZIP file');

  return (
    <Panel
      title={i18n.t('Photographs')}
      action={
        plan?.stage === 'running' ? (
          <Button variant="outlined" onClick={stop}>
            {i18n.t('Stop')}
          </Button>
        ) : (
          plan &&
          left.length > 0 && (
            <Button variant="contained" onClick={start}>
              {i18n.t(
                '{count, plural, one {Add photographs to # product} other {Add photographs to # products}}',
                {
                  count: left.length,
                },
              )}
            </Button>
          )
        )
      }
    >
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {i18n.t(
          'A ZIP file with a photograph or a folder of photographs for each SKU: RG-1.jpg, RG-1-2.jpg or RG-1/front.jpg. Products that have photographs keep them.',
        )}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          disabled={plan?.stage === 'running'}
          onClick={() => picker.current?.click()}
        >
          {label}
        </Button>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {plan?.fileName}
        </Typography>
      </Stack>
      <input
        ref={picker}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) open(file);
        }}
      />
      <FormAlert>{problem}</FormAlert>
      {plan?.stage === 'running' && (
        <LinearProgress
          variant="determinate"
          value={(tried.length / Math.max(1, plan.products.length)) * 100}
          aria-label={i18n.t('Photographs added')}
          sx={{ mt: 2 }}
        />
      )}
      {plan && plan.products.length > 0 && (
        <ScrollBox label={i18n.t('Products of the ZIP file')} sx={{ mt: 2 }}>
          <Table size="small" sx={{ minWidth: 480, '& td': { verticalAlign: 'top' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Product')}</TableCell>
                <TableCell align="right">{i18n.t('Photographs')}</TableCell>
                <TableCell>{i18n.t('Status')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {plan.products.map(({ id, sku, name, photographs, outcome, problem: why }) => (
                <TableRow key={id ?? sku}>
                  <TableCell>
                    {id !== null && (
                      <>
                        <Link component={RouterLink} to={adminPaths.product(id)}>
                          {name}
                        </Link>
                        <br />
                      </>
                    )}
                    {sku}
                  </TableCell>
                  <TableCell align="right">{i18n.number(photographs.length)}</TableCell>
                  <TableCell>
                    <StatusDot tone={outcomes[outcome].tone}>{i18n.t(outcomes[outcome].word)}</StatusDot>
                    {why && (
                      <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                        {i18n.t(why)}
                      </Typography>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
      {unknown.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {i18n.t(
            '{count, plural, one {# file belongs to no product: {names}} other {# files belong to no product: {names}}}',
            { count: unknown.length, names: unknown.slice(0, 10).join(', ') },
          )}
        </Typography>
      )}
    </Panel>
  );
}
