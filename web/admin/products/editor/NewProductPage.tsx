import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { uploadPhoto } from '#web/session/uploadPhoto.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { type EditedProductFragment, useEditedProductQuery } from './EditedProduct.generated.ts';
import { ProductEditor } from './ProductEditor.tsx';
import {
  emptyProduct,
  type PhotoValues,
  type ProductValues,
  toPhotoValues,
  toValues,
} from './productValues.ts';

/** Creates a product, empty or as a copy of another. */
export function NewProductPage() {
  const [search] = useSearchParams();
  const sourceId = search.get('like');
  return sourceId ? (
    <ProductCopyEditor key={sourceId} id={sourceId} />
  ) : (
    <ProductEditor product={null} start={emptyProduct} />
  );
}

function ProductCopyEditor({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error } = useEditedProductQuery({ variables: { id } });
  const [initialValues, setInitialValues] = useState<ProductValues | null>(null);
  const sourceProduct = data?.adminProduct;
  const name = sourceProduct ? i18n.t('{name} (copy)', { name: sourceProduct.name }) : '';

  useEffect(() => {
    if (!sourceProduct || initialValues) return undefined;
    let isUnmounted = false;
    void copyPhotos(sourceProduct.staff.images).then((images) => {
      if (!isUnmounted) setInitialValues({ ...copyValues(sourceProduct), name, images });
    });
    return () => {
      isUnmounted = true;
    };
  }, [sourceProduct, name, initialValues]);

  if (error || (data && !sourceProduct)) return <ProductEditor product={null} start={emptyProduct} />;
  return initialValues ? <ProductEditor product={null} start={initialValues} /> : <ScreenSpinner />;
}

/**
 * Returns a product's values for a copy, excluding the compare-at price, the stock, the video and all fields that must
 * be unique.
 */
function copyValues(product: EditedProductFragment): ProductValues {
  const values = toValues(product);
  const variants = values.variants.map((size) => ({ ...size, sku: '', stock: '' }));
  return { ...values, compareAtPrice: '', video: [], slug: '', sku: '', variants };
}

/**
 * Uploads copies of the photos, because a photo belongs to one product. Photos that cannot be downloaded are skipped.
 */
async function copyPhotos(images: EditedProductFragment['staff']['images']): Promise<PhotoValues[]> {
  const copies: PhotoValues[] = [];
  for (const { id: _id, ...photograph } of images) {
    const copy = await fetch(photograph.image.url)
      .then((response) => response.blob())
      .then((blob) => uploadPhoto('/media/uploads', blob))
      .catch(() => null);
    if (copy) copies.push({ ...toPhotoValues(photograph), uploadId: copy.uploadId, url: copy.url });
  }
  return copies;
}
