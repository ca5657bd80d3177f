import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sendPhotograph } from '#web/session/sendPhotograph.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { type EditedProductFragment, useEditedProductQuery } from './EditedProduct.generated.ts';
import { ProductEditor } from './ProductEditor.tsx';
import {
  noProduct,
  type PhotographValues,
  type ProductValues,
  toPhotograph,
  toValues,
} from './productValues.ts';

/** A new piece, empty or like another one. */
export function NewProductPage() {
  const [search] = useSearchParams();
  const like = search.get('like');
  return like ? <LikeAnother key={like} id={like} /> : <ProductEditor product={null} start={noProduct} />;
}

function LikeAnother({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error } = useEditedProductQuery({ variables: { id } });
  const [start, setStart] = useState<ProductValues | null>(null);
  const model = data?.adminProduct;
  const name = model ? i18n.t('{name} (copy)', { name: model.name }) : '';

  useEffect(() => {
    if (!model || start) return undefined;
    let isGone = false;
    void copied(model.staff.images).then((images) => {
      if (!isGone) setStart({ ...asNew(model), name, images });
    });
    return () => {
      isGone = true;
    };
  }, [model, name, start]);

  if (error || (data && !model)) return <ProductEditor product={null} start={noProduct} />;
  return start ? <ProductEditor product={null} start={start} /> : <ScreenSpinner />;
}

/** What two pieces cannot share, a price that the new one never had, and stock that is nobody's yet are left out. */
function asNew(product: EditedProductFragment): ProductValues {
  const values = toValues(product);
  const variants = values.variants.map((size) => ({ ...size, sku: '', stock: '' }));
  return { ...values, compareAtPrice: '', video: [], slug: '', sku: '', variants };
}

/** A photograph belongs to one piece: a copy is uploaded for the new one. One that cannot be read is left out. */
async function copied(images: EditedProductFragment['staff']['images']): Promise<PhotographValues[]> {
  const copies: PhotographValues[] = [];
  for (const { id: _id, ...photograph } of images) {
    const copy = await fetch(photograph.image.url)
      .then((response) => response.blob())
      .then((photograph) => sendPhotograph('/media/uploads', photograph))
      .catch(() => null);
    if (copy) copies.push({ ...toPhotograph(photograph), uploadId: copy.uploadId, url: copy.url });
  }
  return copies;
}
