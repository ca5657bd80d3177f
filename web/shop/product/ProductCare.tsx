import { useLingui } from '@lingui/react';
import { Link, Typography } from '@mui/material';
import { paths } from '#web/paths.ts';
import { standing } from '#web/ui/browser/touch.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { careAdvice, type Worn } from './careAdvice.ts';

export function ProductCare(product: Worn) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="care">
      <Typography variant="h2" id="care">
        {i18n.t('Care')}
      </Typography>
      {careAdvice(product).map((text) => (
        <Typography key={text} sx={{ mt: 2 }}>
          {i18n.t(text)}
        </Typography>
      ))}
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to={paths.careInstructions} sx={standing}>
          {i18n.t('All care instructions')}
        </Link>
      </Typography>
    </section>
  );
}
