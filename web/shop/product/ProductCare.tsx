import { useLingui } from '@lingui/react';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Metal } from '#domain/catalog/metals.ts';
import { paths } from '#web/paths.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';

interface CareProduct {
  metal: Metal;
  gemstones: readonly { kind: string }[];
}

const METAL_ADVICE: Record<Metal, string> = {
  GOLD: /*i18n*/ 'Wash gold in lukewarm water with a drop of mild soap and a soft brush, and dry it with a cloth. Take it off before swimming or heavy work: gold is soft and dents easily.',
  SILVER:
    /*i18n*/ 'Silver tarnishes in the air. Wipe it with a soft cloth after wearing and keep it in its pouch. An oxidised background is meant to stay dark.',
};

const HARD_STONE_TEXT =
  /*i18n*/ 'Clean hard stones with a soft brush and warm soapy water. Store diamonds apart from other pieces, as they scratch gold and other stones.';
const EMERALD_TEXT =
  /*i18n*/ 'Emeralds are oiled. Avoid ultrasonic cleaners, hot water and strong soap: a damp cloth is enough.';
const PEARL_TEXT =
  /*i18n*/ 'Put pearls on last and take them off first: perfume and sweat dull them. Wipe them with a damp cloth and let them dry flat.';
const GLASS_TEXT =
  /*i18n*/ 'Keep glass beads away from hard edges and water. Wipe them dry, and have the strands restrung every few years.';

const STONE_ADVICE: Record<string, string> = {
  diamond: HARD_STONE_TEXT,
  ruby: HARD_STONE_TEXT,
  sapphire: HARD_STONE_TEXT,
  emerald: EMERALD_TEXT,
  'freshwater pearl': PEARL_TEXT,
  'glass pote bead': GLASS_TEXT,
  'glass cabochon': GLASS_TEXT,
};

const STORE_CARE_TEXT = /*i18n*/ 'Cleaning and polishing in our store are free for life.';

export function ProductCare(product: CareProduct) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="care">
      <Typography variant="h2" id="care">
        {i18n.t('Care')}
      </Typography>
      {getCareAdvice(product).map((text) => (
        <Typography key={text} sx={{ mt: 2 }}>
          {i18n.t(text)}
        </Typography>
      ))}
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to={paths.careInstructions} sx={standaloneLink}>
          {i18n.t('All care instructions')}
        </Link>
      </Typography>
    </section>
  );
}

/**
 * Returns the care advice for a product: one sentence for its metal, one for each kind of stone, and the store's
 * promise.
 */
function getCareAdvice({ metal, gemstones }: CareProduct): string[] {
  const stoneAdvice = gemstones.map(({ kind }) => STONE_ADVICE[kind]).filter((text) => text !== undefined);
  return [METAL_ADVICE[metal], ...new Set(stoneAdvice), STORE_CARE_TEXT];
}
