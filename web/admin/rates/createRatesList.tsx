import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { METALS } from '#domain/catalog/metals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { toRatePerUnit } from '#domain/pricing/rateUnits.ts';
import type { MetalRateFilter } from '#web/graphql/types.generated.ts';
import { metalLabels } from '#web/labels/catalogLabels.ts';
import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { mapTexts } from '../list/mapTexts.ts';
import { toListRows } from '../list/toListRows.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';
import { type Rates_RateFragment, useRatesListQuery } from './Rates.generated.ts';

type State = Rates_RateFragment['state'];

const stateTexts: Record<State, { stateText: string; tone: Tone }> = {
  UPCOMING: { stateText: /*i18n*/ 'Upcoming', tone: 'busy' },
  IN_FORCE: { stateText: /*i18n*/ 'Current', tone: 'good' },
  PAST: { stateText: /*i18n*/ 'Past', tone: 'quiet' },
};

const STATES = Object.keys(stateTexts) as State[];

/** Defines the list of published rates. `act` renders the actions of a rate. */
export function createRatesList(
  renderActions?: (rate: Rates_RateFragment) => ReactNode,
): ListDefinition<Rates_RateFragment> {
  return {
    id: 'rates',
    title: /*i18n*/ 'Metal rates',
    countText: /*i18n*/ '{count, plural, one {# rate} other {# rates}}',
    columns: [
      {
        field: 'effectiveFrom',
        header: /*i18n*/ 'Effective from',
        width: 200,
        keepsWidth: true,
        render: ({ effectiveFrom }) => <Instant at={effectiveFrom} isShort />,
      },
      {
        field: 'metal',
        header: /*i18n*/ 'Metal',
        width: 100,
        render: ({ metal }) => <TranslatedText text={metalLabels[metal]} />,
        valueLabels: metalLabels,
      },
      {
        field: 'perTola',
        header: /*i18n*/ 'Per tola',
        width: 140,
        npr: ({ perTola }) => perTola,
        exportText: ({ perTola }) => formatNpr(perTola),
      },
      {
        field: 'perTenGrams',
        header: /*i18n*/ '10 g',
        width: 140,
        isHiddenByDefault: true,
        npr: ({ perTola }) => toRatePerUnit(perTola, 'TEN_GRAMS'),
        exportText: ({ perTola }) => formatNpr(toRatePerUnit(perTola, 'TEN_GRAMS')),
      },
      {
        field: 'perGram',
        header: /*i18n*/ 'Per gram',
        width: 120,
        isHiddenByDefault: true,
        npr: ({ perTola }) => toRatePerUnit(perTola, 'GRAM'),
        exportText: ({ perTola }) => formatNpr(toRatePerUnit(perTola, 'GRAM')),
      },
      {
        field: 'state',
        header: /*i18n*/ 'Status',
        width: 120,
        render: ({ state }) => <RateState state={state} />,
        valueLabels: mapTexts(STATES, (state) => stateTexts[state].stateText),
      },
      { field: 'source', header: /*i18n*/ 'Source' },
      {
        field: 'enteredByName',
        header: /*i18n*/ 'Entered by',
        render: ({ enteredByName }) => enteredByName ?? '–',
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Entered',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
      ...(renderActions
        ? [
            {
              ...{ field: 'act', header: /*i18n*/ 'Delete', width: 110, render: renderActions },
              ...{ card: 'action' as const, exported: false as const },
            },
          ]
        : []),
    ],
    filters: [
      {
        field: 'metal',
        label: /*i18n*/ 'Metal',
        kind: 'choice',
        options: METALS.map((metal) => ({ value: metal, label: metalLabels[metal] })),
      },
    ],
    sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
    useRows,
    exportFilter: (query) => ({ rates: toRateFilter(query) }),
    rowId: ({ id }) => id,
    empty: {
      title: /*i18n*/ 'No rates yet',
      text: /*i18n*/ 'Enter today’s rate above. Prices update automatically.',
    },
  };
}

function toRateFilter({ filter }: Pick<ListQuery, 'filter'>): MetalRateFilter {
  return { metal: parseChoice(filter.metal, METALS)?.[0] };
}

function useRows({ first, after, offset, ...query }: ListQuery) {
  const { data, ...asked } = useRatesListQuery({
    variables: { ...toRateFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.adminMetalRates, asked);
}

function TranslatedText({ text }: { text: string }) {
  const { i18n } = useLingui();
  return i18n.t(text);
}

function RateState({ state }: { state: State }) {
  const { i18n } = useLingui();
  const { stateText, tone } = stateTexts[state];
  return <StatusDot tone={tone}>{i18n.t(stateText)}</StatusDot>;
}
