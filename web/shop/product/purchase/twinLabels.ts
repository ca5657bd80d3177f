import type { I18n } from '@lingui/core';
import { gemstoneLabel, metalColourLabel, stoneColourLabel } from '#web/labels/catalogLabels.ts';
import { metalWithPurity } from '#web/labels/productCaption.ts';
import type { Twins_ProductFragment } from './Twins.generated.ts';

type Twin = Pick<
  Twins_ProductFragment['twins'][number],
  'id' | 'metal' | 'purity' | 'metalColour' | 'gemstones'
>;

/**
 * Returns the label of each related metal by product id: its metal or, among products of one metal, its colour or
 * stone.
 */
export function twinLabels(i18n: I18n, twins: readonly Twin[]): Map<string, string> {
  return new Map(
    twins.map((twin) => {
      const metal = metalWithPurity(i18n, twin);
      const sameMetal = twins.filter((other) => metalWithPurity(i18n, other) === metal);
      return [twin.id, [metal, distinguishingText(i18n, twin, sameMetal)].filter(Boolean).join(', ')];
    }),
  );
}

/** Returns the first attribute in which products of the same metal differ. */
function distinguishingText(i18n: I18n, twin: Twin, sameMetal: readonly Twin[]): string {
  const traits: ((twin: Twin) => string | null | undefined)[] = [
    ({ metalColour }) => metalColour && i18n.t(metalColourLabel(metalColour)),
    ({ gemstones: [stone] }) => stone && i18n.t(gemstoneLabel(stone.kind)),
    ({ gemstones: [stone] }) => stone?.colour && i18n.t(stoneColourLabel(stone.colour)),
  ];
  const telling = traits.find((trait) => sameMetal.some((other) => trait(other) !== trait(twin)));
  return (telling?.(twin) || '').toLowerCase();
}
