import { useLingui } from '@lingui/react';
import { formatGrams } from '#domain/catalog/weight.ts';

/** A weight in grams, in the figures of the reader. */
export function Grams({ mg }: { mg: number }) {
  const { i18n } = useLingui();
  return formatGrams(mg, i18n.locale);
}
