import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { useEditedProductQuery } from './EditedProduct.generated.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { toValues } from './productValues.ts';

export function ProductPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const can = useHasPermission();
  // Always loaded from the server, because editing a cached version would cause a conflict.
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
      <AdminNotFound
        title={i18n.t('Product not found')}
        to={adminPaths.products}
        label={i18n.t('All products')}
      />
    );
  if (!can('manageCatalog')) return <ProductDetails product={product} />;
  return <ProductEditor key={product.id} product={product} start={toValues(product)} />;
}
