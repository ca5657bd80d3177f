import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Container,
  Dialog,
  DialogActions,
  DialogTitle,
  ThemeProvider,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { ProductGallery } from '#web/shop/product/gallery/ProductGallery.tsx';
import { ProductSpecification } from '#web/shop/product/ProductSpecification.tsx';
import { ProductPurchase } from '#web/shop/product/purchase/ProductPurchase.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { useProductPreviewQuery } from './ProductPreview.generated.ts';
import { theme } from './theme/theme.ts';

const PHONE_WIDTH_PX = 390;

/** Shows a product, including a draft, as shoppers will see it. The product cannot be bought from the preview. */
export function ProductPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { data } = useProductPreviewQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [isNarrow, setNarrow] = useState(false);
  const product = data?.adminProduct;
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle
        component="div"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
      >
        <span id={titleId}>{i18n.t('Store preview')}</span>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={isNarrow}
          aria-label={i18n.t('Width')}
          onChange={(_, value) => value !== null && setNarrow(value)}
        >
          <ToggleButton value={false}>{i18n.t('Wide')}</ToggleButton>
          <ToggleButton value={true}>{i18n.t('Phone')}</ToggleButton>
        </ToggleButtonGroup>
      </DialogTitle>
      <Box sx={{ flex: 1, overflow: 'auto', borderTop: 1, borderColor: 'divider' }}>
        {product ? (
          <ThemeProvider theme={theme}>
            <Container
              inert
              sx={{
                py: 4,
                maxWidth: isNarrow ? PHONE_WIDTH_PX : undefined,
                display: 'grid',
                gap: 6,
                alignItems: 'start',
                gridTemplateColumns: isNarrow ? 'minmax(0, 1fr)' : { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
              }}
            >
              <ProductGallery
                images={product.images}
                name={product.name}
                modelUrl={product.modelUrl}
                video={product.video}
              />
              <ProductPurchase product={product} collection={product.collection} />
              <ProductSpecification product={product} />
            </Container>
          </ThemeProvider>
        ) : (
          <ScreenSpinner />
        )}
      </Box>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {i18n.t('Back to the editor')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
