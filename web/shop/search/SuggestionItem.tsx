import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import { TaxNote } from '#web/store/TaxNote.tsx';
import { useDisplayedPrice } from '#web/store/useDisplayedPrice.ts';
import { Price } from '#web/ui/Price.tsx';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import type { Suggestion } from './toSuggestions.ts';

/** Suggestion: a product with its photo, or the name of a product list. */
export function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const { i18n } = useLingui();
  const getDisplayedPrice = useDisplayedPrice();
  const { label, product } = suggestion;
  const lang = detectLang(label, i18n.locale);
  if (!product) return <Typography lang={lang}>{label}</Typography>;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 1, minWidth: 0 }}>
      <Box sx={{ width: 56, flex: 'none' }}>
        <MainPhoto product={product.photos} alt="" sizes="56px" ratio={1} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography lang={lang} noWrap>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {product.caption}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'end' }}>
        {product.startsAt && (
          <Typography component="span" variant="body2" color="textSecondary">
            {i18n.t('From')}{' '}
          </Typography>
        )}
        <Price npr={getDisplayedPrice(product)} variant="body2" />
        <TaxNote sx={{ display: 'block' }} />
      </Box>
    </Box>
  );
}
