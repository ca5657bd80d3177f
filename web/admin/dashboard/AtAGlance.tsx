import { useLingui } from '@lingui/react';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { StatCard, StatCardGrid } from '../figures/StatCard.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

/** How much there is in the store, whatever the period. */
export function AtAGlance({ stats }: { stats: DashboardQuery['adminStats'] }) {
  const { i18n } = useLingui();
  const figures: [label: string, count: number | undefined, to: string][] = [
    [i18n.t('Active products'), stats.activeProducts, figureLinks.products({ status: ['ACTIVE'] })],
    [i18n.t('Drafts'), stats.draftProducts, figureLinks.products({ status: ['DRAFT'] })],
    [i18n.t('Customers'), stats.customers, adminPaths.customers],
  ];
  return (
    <StatCardGrid narrow>
      {figures.map(
        ([label, count, to]) =>
          count !== undefined && <StatCard key={label} label={label} figure={i18n.number(count)} to={to} />,
      )}
    </StatCardGrid>
  );
}
