import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type Control, useWatch } from 'react-hook-form';
import { hasMeasurement, MEASUREMENT_KINDS } from '#domain/catalog/measurements.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { measurementLabels } from '#web/labels/measurementLabels.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { ProductValues } from './productValues.ts';

/** Edits the measurements of a product, which depend on its type. */
export function MeasurementsPanel({ control }: { control: Control<ProductValues> }) {
  const { i18n } = useLingui();
  const type = useWatch({ control, name: 'type' });
  return (
    <Panel title={i18n.t('Measurements (mm)')}>
      {type ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
          }}
        >
          {MEASUREMENT_KINDS.filter((kind) => hasMeasurement(kind, type)).map((kind) => (
            <TextInput
              key={kind}
              control={control}
              name={`measurements.${kind}`}
              label={i18n.t(measurementLabels[kind])}
              optional
              inputMode="decimal"
            />
          ))}
          <TextInput control={control} name="measuredSize" label={i18n.t('Measured size')} optional />
        </Box>
      ) : (
        <Typography color="textSecondary">{i18n.t('Choose the type first.')}</Typography>
      )}
    </Panel>
  );
}
