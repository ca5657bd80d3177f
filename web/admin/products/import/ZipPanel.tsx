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
import type { useZipPhotos, ZipProduct } from './useZipPhotos.ts';

export interface ZipPanelProps {
  zip: ReturnType<typeof useZipPhotos>;
}

const outcomes: Record<ZipProduct['outcome'], { tone: Tone; text: string }> = {
  WAITING: { tone: 'busy', text: /*i18n*/ 'Will be added' },
  NOT_IMPORTED: { tone: 'busy', text: /*i18n*/ 'Will be added after the import' },
  HAS_PHOTOGRAPHS: { tone: 'quiet', text: /*i18n*/ 'Already has photos' },
  ADDED: { tone: 'good', text: /*i18n*/ 'Added' },
  FAILED: { tone: 'bad', text: /*i18n*/ 'Not added' },
};

/** Imports photos from a ZIP file and adds each photo to the product whose SKU is in its file or folder name. */
export function ZipPanel({ zip }: ZipPanelProps) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const { plan, problem, open, start, stop } = zip;
  const pendingProducts = (plan?.products ?? []).filter(
    ({ outcome }) => outcome === 'WAITING' || outcome === 'FAILED',
  );
  const processedProducts = (plan?.products ?? []).filter(
    ({ outcome }) => outcome === 'ADDED' || outcome === 'FAILED',
  );
  const unusedPaths = plan ? [...plan.otherPaths, ...plan.unmatchedPhotos.map(({ path }) => path)] : [];
  const label = i18n.t('Choose a ZIP file');

  return (
    <Panel
      title={i18n.t('Photos')}
      action={
        plan?.stage === 'running' ? (
          <Button variant="outlined" onClick={stop}>
            {i18n.t('Stop')}
          </Button>
        ) : (
          plan &&
          pendingProducts.length > 0 && (
            <Button variant="contained" onClick={start}>
              {i18n.t('{count, plural, one {Add photos to # product} other {Add photos to # products}}', {
                count: pendingProducts.length,
              })}
            </Button>
          )
        )
      }
    >
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {i18n.t(
          'A ZIP file with a photo or a folder of photos for each SKU: RG-1.jpg, RG-1-2.jpg or RG-1/front.jpg. Products that already have photos keep them.',
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
          value={(processedProducts.length / Math.max(1, plan.products.length)) * 100}
          aria-label={i18n.t('Photos added')}
          sx={{ mt: 2 }}
        />
      )}
      {plan && plan.products.length > 0 && (
        <ScrollBox label={i18n.t('Products in the ZIP file')} sx={{ mt: 2 }}>
          <Table size="small" sx={{ minWidth: 480, '& td': { verticalAlign: 'top' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Product')}</TableCell>
                <TableCell align="right">{i18n.t('Photos')}</TableCell>
                <TableCell>{i18n.t('Status')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {plan.products.map(({ id, sku, name, photos, outcome, problem: problemText }) => (
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
                  <TableCell align="right">{i18n.number(photos.length)}</TableCell>
                  <TableCell>
                    <StatusDot tone={outcomes[outcome].tone}>{i18n.t(outcomes[outcome].text)}</StatusDot>
                    {problemText && (
                      <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
                        {i18n.t(problemText)}
                      </Typography>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
      {unusedPaths.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {i18n.t(
            '{count, plural, one {# file does not match any product: {names}} other {# files do not match any product: {names}}}',
            { count: unusedPaths.length, names: unusedPaths.slice(0, 10).join(', ') },
          )}
        </Typography>
      )}
    </Panel>
  );
}
