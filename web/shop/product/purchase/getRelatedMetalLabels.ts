import type { I18n } from '@lingui/core';
import { getGemstoneLabel, getMetalColourLabel, getStoneColourLabel } from '#web/labels/catalogLabels.ts';
import { formatMetalWithPurity } from '#web/labels/productCaption.ts';
import type { RelatedMetals_ProductFragment } from './RelatedMetals.generated.ts';

type RelatedMetal = Pick<
  RelatedMetals_ProductFragment['twins'][number],
  'id' | 'metal' | 'purity' | 'metalColour' | 'gemstones'
>;

/**
 * Returns the label of each related metal by product id: its metal or, among products of one metal, its colour or
 * stone.
 */
export function getRelatedMetalLabels(
  i18n: I18n,
  relatedMetals: readonly RelatedMetal[],
): Map<string, string> {
  return new Map(
    relatedMetals.map((relatedMetal) => {
      const metal = formatMetalWithPurity(i18n, relatedMetal);
      const sameMetalProducts = relatedMetals.filter((other) => formatMetalWithPurity(i18n, other) === metal);
      return [
        relatedMetal.id,
        [metal, getDistinguishingText(i18n, relatedMetal, sameMetalProducts)].filter(Boolean).join(', '),
      ];
    }),
  );
}

/** Returns the first attribute in which products of the same metal differ. */
function getDistinguishingText(
  i18n: I18n,
  relatedMetal: RelatedMetal,
  sameMetalProducts: readonly RelatedMetal[],
): string {
  const traits: ((relatedMetal: RelatedMetal) => string | null | undefined)[] = [
    ({ metalColour }) => metalColour && i18n.t(getMetalColourLabel(metalColour)),
    ({ gemstones: [stone] }) => stone && i18n.t(getGemstoneLabel(stone.kind)),
    ({ gemstones: [stone] }) => stone?.colour && i18n.t(getStoneColourLabel(stone.colour)),
  ];
  const distinguishingTrait = traits.find((trait) =>
    sameMetalProducts.some((other) => trait(other) !== trait(relatedMetal)),
  );
  return (distinguishingTrait?.(relatedMetal) || '').toLowerCase();
}
