import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/ScreenNotice.tsx';
import { ScreenSpinner } from '#web/ui/ScreenSpinner.tsx';
import { useEditedProductQuery } from './EditedProduct.generated.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { valuesOf } from './productValues.ts';

/** A piece in its editor. */
export function ProductPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  // Read anew each time: an old version would only end in a conflict.
  const { data, error, refetch, loading } = useEditedProductQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });

  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data || (loading && !data.adminProduct)) return <ScreenSpinner />;
  const { adminProduct: product } = data;
  if (!product)
    return (
      <ScreenNotice
        title={i18n.t('There is no such piece')}
        text={i18n.t('It may have been deleted in the meantime.')}
      />
    );
  return <ProductEditor key={product.id} product={product} start={valuesOf(product)} />;
}
