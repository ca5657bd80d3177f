import type { Metal } from '#domain/metals.ts';

export interface Worn {
  metal: Metal;
  gemstones: readonly { kind: string }[];
}

const metals: Record<Metal, string> = {
  GOLD: /*i18n*/ 'Wash gold in lukewarm water with a drop of mild soap and a soft brush, and dry it with a cloth. Take it off before chlorine and before heavy work: gold is soft, and remembers every knock.',
  SILVER:
    /*i18n*/ 'Silver darkens in the air. Keep it in its pouch, wipe it with a soft cloth after wearing, and let an oxidised ground stay dark: it is meant to be.',
};

const HARD_STONES =
  /*i18n*/ 'Hard stones take a soft brush and warm soapy water. Keep them apart from other pieces: a diamond scratches everything but another diamond.';
const EMERALDS =
  /*i18n*/ 'Emeralds are oiled. No ultrasonic bath, no hot water, no strong soap: a damp cloth is enough.';
const PEARLS =
  /*i18n*/ 'Pearls come last when dressing and first when undressing. Perfume and sweat dull them; wipe them with a damp cloth and let them lie flat to dry.';
const GLASS =
  /*i18n*/ 'Glass beads and stones dislike hard edges and wet threads. Wipe them dry, and bring a strand for new thread once in a few years.';

const stones: Record<string, string> = {
  diamond: HARD_STONES,
  ruby: HARD_STONES,
  sapphire: HARD_STONES,
  emerald: EMERALDS,
  'freshwater pearl': PEARLS,
  'glass pote bead': GLASS,
  'glass cabochon': GLASS,
};

const ALWAYS = /*i18n*/ 'Cleaning and polishing in the store cost nothing, for as long as you wear it.';

/** How to keep a piece: a word on its metal, one on each kind of stone, and the house's promise. */
export function careAdvice({ metal, gemstones }: Worn): string[] {
  const ofStones = gemstones.map(({ kind }) => stones[kind]).filter((text) => text !== undefined);
  return [metals[metal], ...new Set(ofStones), ALWAYS];
}
