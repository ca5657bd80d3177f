import { useLingui } from '@lingui/react';
import { Button, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { MainPhoto } from '#web/ui/photo/MainPhoto.tsx';
import { ComparePurchase, type ComparePurchaseProps } from './ComparePurchase.tsx';

export interface ComparedProductProps extends ComparePurchaseProps {
  onRemove: () => void;
}

/** Header of a product's column, with the buy button. */
export function ComparedProduct({ onRemove, ...purchase }: ComparedProductProps) {
  const { i18n } = useLingui();
  const { slug, name } = purchase.product;
  return (
    <Stack sx={{ height: 1 }}>
      <MainPhoto
        product={purchase.product}
        alt=""
        sizes="300px"
        ratio={1}
        sx={{ borderRadius: 1, mb: 1.5 }}
      />
      <Typography variant="h6" component="p" sx={{ mb: 1.5 }}>
        <Link
          lang={detectLang(name, i18n.locale)}
          component={RouterLink}
          to={paths.product(slug)}
          color="inherit"
        >
          {name}
        </Link>
      </Typography>
      <Stack sx={{ mt: 'auto', gap: 1 }}>
        <ComparePurchase {...purchase} />
        <Button
          onClick={onRemove}
          sx={{ color: 'text.primary' }}
          aria-label={i18n.t('Remove {name}', { name })}
        >
          {i18n.t('Remove')}
        </Button>
      </Stack>
    </Stack>
  );
}
