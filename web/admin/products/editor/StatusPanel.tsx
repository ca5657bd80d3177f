import { useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CATALOG_STAFF_PROBLEMS } from '#domain/catalog/catalogStaffProblems.ts';
import { statusLabels, statusTones } from '#web/admin/labels/productStatusLabels.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { paths } from '#web/paths.ts';
import type { EditedProductFragment } from './EditedProduct.generated.ts';

interface StatusPanelProps {
  product: EditedProductFragment;
  isBusy: boolean;
  isDirty: boolean;
  /** Description as typed. */
  description: string;
  onStatusChange: (status: ProductStatus) => void;
}

/** Changes the status of a product and lists the fields required before it can be sold. */
export function StatusPanel({ product, isBusy, isDirty, description, onStatusChange }: StatusPanelProps) {
  const { i18n } = useLingui();
  const { status, updatedAt, popularity, alertCount } = product.staff;
  const missingFields = getMissingFields(description, product.staff.missing);
  const publishLabel = isDirty ? i18n.t('Save and publish') : i18n.t('Publish');
  return (
    <Panel
      title={i18n.t('Status')}
      action={<StatusDot tone={statusTones[status]}>{i18n.t(statusLabels[status])}</StatusDot>}
    >
      <Stack sx={{ gap: 1 }}>
        {status !== 'ACTIVE' &&
          missingFields.map((sentence) => (
            <Typography key={sentence} variant="body2">
              {i18n.t(sentence)}
            </Typography>
          ))}
        {status === 'ACTIVE' && (
          <Link component={RouterLink} to={paths.product(product.slug)}>
            {i18n.t('View in store')}
          </Link>
        )}
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Last changed on {at}', { at: formatInstant(updatedAt, i18n.locale) })}
          {' · '}
          {i18n.t('{count, plural, one {# sold in the last 90 days} other {# sold in the last 90 days}}', {
            count: popularity,
          })}
        </Typography>
        {alertCount > 0 && (
          <Typography variant="body2">
            {i18n.t(
              '{count, plural, one {# shopper has a stock or price alert} other {# shoppers have a stock or price alert}}',
              { count: alertCount },
            )}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {status !== 'ACTIVE' && (
            <Button variant="contained" disabled={isBusy} onClick={() => onStatusChange('ACTIVE')}>
              {publishLabel}
            </Button>
          )}
          {status !== 'DRAFT' && (
            <Button variant="outlined" disabled={isBusy} onClick={() => onStatusChange('DRAFT')}>
              {i18n.t('Back to draft')}
            </Button>
          )}
          {status !== 'ARCHIVED' && (
            <Button variant="outlined" disabled={isBusy} onClick={() => onStatusChange('ARCHIVED')}>
              {i18n.t('Archive')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Panel>
  );
}

/**
 * Returns the fields that are missing before the product can be sold, based on the saved product and the typed
 * description.
 */
function getMissingFields(description: string, savedMissingFields: readonly string[]): readonly string[] {
  const { message } = CATALOG_STAFF_PROBLEMS.DESCRIPTION_MISSING;
  const otherFields = savedMissingFields.filter((sentence) => sentence !== message);
  return description.trim() === '' ? [message, ...otherFields] : otherFields;
}
