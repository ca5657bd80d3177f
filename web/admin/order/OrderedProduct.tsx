import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { Photo } from '#web/ui/photo/Photo.tsx';
import type { OrderSheet_OrderFragment as Order } from './Order.generated.ts';

const THUMBNAIL_SIZE = 40;

export interface OrderedProductProps {
  line: Pick<Order['lines'][number], 'productId' | 'name' | 'sku' | 'size' | 'image'>;
}

/** Product of a line: photo, name and distinguishing details. */
export function OrderedProduct({ line }: OrderedProductProps) {
  const { i18n } = useLingui();
  const { productId, name, sku, size, image } = line;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {image && (
        <Photo
          image={{ ...image, alt: '' }}
          sizes={`${THUMBNAIL_SIZE}px`}
          ratio={1}
          sx={{ width: THUMBNAIL_SIZE, flexShrink: 0 }}
        />
      )}
      <div>
        {productId ? (
          <Link component={RouterLink} to={adminPaths.product(productId)} underline="hover">
            {name}
          </Link>
        ) : (
          name
        )}
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {[sku, size && i18n.t('Size: {variant}', { variant: size })].filter(Boolean).join(' · ')}
        </Typography>
      </div>
    </Box>
  );
}
