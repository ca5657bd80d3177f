import type { I18n } from '@lingui/core';
import { gemstoneLabel, metalColourLabel, stoneColourLabel } from '#web/labels/catalogLabels.ts';
import { metalWithPurity } from '#web/labels/productCaption.ts';
import type { Twins_ProductFragment } from './Twins.generated.ts';

type Twin = Pick<
  Twins_ProductFragment['twins'][number],
  'id' | 'metal' | 'purity' | 'metalColour' | 'gemstones'
>;

/** What each twin is called beside the others, by its id: its metal, and where that is the same its colour or its stone. */
export function twinLabels(i18n: I18n, twins: readonly Twin[]): Map<string, string> {
  return new Map(
    twins.map((twin) => {
      const metal = metalWithPurity(i18n, twin);
      const alike = twins.filter((other) => metalWithPurity(i18n, other) === metal);
      return [twin.id, [metal, difference(i18n, twin, alike)].filter(Boolean).join(', ')];
    }),
  );
}

/** The first thing that some of those in the same metal do not have in common. */
function difference(i18n: I18n, twin: Twin, alike: readonly Twin[]): string {
  const traits: ((twin: Twin) => string | null | undefined)[] = [
    ({ metalColour }) => metalColour && i18n.t(metalColourLabel(metalColour)),
    ({ gemstones: [stone] }) => stone && i18n.t(gemstoneLabel(stone.kind)),
    ({ gemstones: [stone] }) => stone?.colour && i18n.t(stoneColourLabel(stone.colour)),
  ];
  const telling = traits.find((trait) => alike.some((other) => trait(other) !== trait(twin)));
  return (telling?.(twin) || '').toLowerCase();
}
