import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId } from 'react';
import type { ProductType } from '#domain/catalog/catalogTerms.ts';
import { RING_SIZES } from '#domain/catalog/ringSizes.ts';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { sizeGuide } from './articles/sizeGuide.ts';
import { NecklaceLengths } from './NecklaceLengths.tsx';
import { RingSizer } from './RingSizer.tsx';
import { RingSizeTable } from './RingSizeTable.tsx';
import { useStoreDetails } from './useStoreDetails.ts';

/** Sections of the guide about rings. */
const RING_SECTION_IDS = ['paper', 'surprise'];

export interface SizeGuideDialogProps {
  type: ProductType;
  variants: readonly { id: string; size: string | null }[];
  /** Chosen size; null if none is chosen. */
  selectedSize: string | null;
  /** Called with the variant id of the chosen size. */
  onChoose: (variantId: string) => void;
  onClose: () => void;
}

/** Size guide in a dialog over the product page. The shopper can choose a size in it. */
export function SizeGuideDialog({ type, variants, selectedSize, onChoose, onClose }: SizeGuideDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const dismiss = useCloseOnBack(true, onClose);
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const { offer, facts: storeDetails } = useStoreDetails();
  const findVariant = (size: number) => variants.find((variant) => variant.size === String(size));

  const renderSizeAction = (size: number) => {
    const variant = findVariant(size);
    if (!variant) return null;
    return (
      <Button
        size="small"
        variant={variant.size === selectedSize ? 'contained' : 'outlined'}
        aria-label={i18n.t('Use this size: {size}', { size })}
        onClick={() => {
          onChoose(variant.id);
          dismiss();
        }}
        sx={{ my: 0.5, minHeight: 44, whiteSpace: 'nowrap' }}
      >
        {i18n.t('Use this size')}
      </Button>
    );
  };

  return (
    <Dialog open onClose={dismiss} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 1 }}>
        <DialogTitle id={id} variant="h3">
          {i18n.t('Size guide')}
        </DialogTitle>
        <IconButton aria-label={i18n.t('Close size guide')} onClick={dismiss}>
          <Close />
        </IconButton>
      </Box>
      <DialogContent sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {selectedSize !== null && (
          <Typography color="textSecondary">
            {i18n.t('You have chosen size {size}.', { size: selectedSize })}
          </Typography>
        )}
        {type === 'NECKLACES' ? (
          <NecklaceLengths caption={i18n.t('Necklace lengths')} action={renderSizeAction} />
        ) : (
          <>
            <RingSizer
              initialSize={RING_SIZES.find((size) => String(size) === selectedSize)}
              action={(size) =>
                renderSizeAction(size) ?? (
                  <Typography variant="body2">
                    {i18n.t('This piece is not made in size {size}.', { size })}
                  </Typography>
                )
              }
            />
            <RingSizeTable caption={i18n.t('Ring sizes')} action={renderSizeAction} />
            <div>
              {offer &&
                sizeGuide(offer)
                  .sections.filter((section) => RING_SECTION_IDS.includes(section.id))
                  .map((section) => (
                    <ArticleBody key={section.id} section={section} storeDetails={storeDetails} />
                  ))}
            </div>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
