import type { MeasurementKind } from '#domain/catalog/measurements.ts';

export const measurementLabels: Record<MeasurementKind, string> = {
  inside_diameter: /*i18n*/ 'Inside diameter',
  band_width: /*i18n*/ 'Band width',
  band_thickness: /*i18n*/ 'Band thickness',
  top_height: /*i18n*/ 'Height above the finger',
  top_width: /*i18n*/ 'Top width (across the finger)',
  top_length: /*i18n*/ 'Top length (along the finger)',
  inner_length: /*i18n*/ 'Length',
  pendant_height: /*i18n*/ 'Pendant height',
  pendant_width: /*i18n*/ 'Pendant width',
  largest_bead: /*i18n*/ 'Largest bead or coin',
  chain_width: /*i18n*/ 'Chain width',
  drop: /*i18n*/ 'Drop length',
  width: /*i18n*/ 'Width',
  tube_thickness: /*i18n*/ 'Tube thickness',
};
