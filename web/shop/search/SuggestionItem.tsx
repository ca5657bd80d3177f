import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import { TaxNote } from '#web/store/TaxNote.tsx';
import { useShownPrice } from '#web/store/useShownPrice.ts';
import { Price } from '#web/ui/Price.tsx';
import { LeadPhoto } from '#web/ui/photo/LeadPhoto.tsx';
import type { Suggestion } from './toSuggestions.ts';

/** A line of the list: a piece with its photograph, or the name of a shelf. */
export function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const { i18n } = useLingui();
  const shownPrice = useShownPrice();
  const { label, product } = suggestion;
  const lang = detectLang(label, i18n.locale);
  if (!product) return <Typography lang={lang}>{label}</Typography>;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: 1, minWidth: 0 }}>
      <Box sx={{ width: 56, flex: 'none' }}>
        <LeadPhoto product={product.photographs} alt="" sizes="56px" ratio={1} />
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
        <Price npr={shownPrice(product)} variant="body2" />
        <TaxNote sx={{ display: 'block' }} />
      </Box>
    </Box>
  );
}
