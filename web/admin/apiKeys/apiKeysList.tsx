import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { discountText, refundText } from '#web/admin/roles/roleTexts.ts';
import { formatDay, formatInstant, formatShortDate } from '#web/locale/formatTime.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { byOneCalendar } from '../ui/dayInWords.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { ApiKeys_KeyFragment } from './ApiKeys.generated.ts';
import { KEY_STATES, keyStates, SCOPES, scopeTexts } from './apiKeyTexts.ts';
import { KeyActions } from './KeyActions.tsx';
import { useApiKeyRows } from './useApiKeyRows.ts';

type Row = ApiKeys_KeyFragment;

/** The keys that programs of others come in with. `make` offers to make one. */
export function apiKeysList(make: ReactNode): ListDefinition<Row> {
  return {
    id: 'apiKeys',
    title: /*i18n*/ 'API keys',
    counted: /*i18n*/ '{count, plural, one {# key} other {# keys}}',
    search: /*i18n*/ 'Name or start of the key',
    columns: [
      { field: 'name', header: /*i18n*/ 'Name', card: 'title' },
      {
        field: 'prefix',
        header: /*i18n*/ 'Begins with',
        width: 140,
        render: ({ prefix }) => <Box component="code">{prefix}…</Box>,
      },
      {
        field: 'scopes',
        header: /*i18n*/ 'Permissions',
        width: 130,
        render: ({ scopes }) => <Scopes scopes={scopes} />,
      },
      {
        field: 'limits',
        header: /*i18n*/ 'Limits',
        width: 260,
        hidden: true,
        render: (key) => <KeyRange of={key} />,
      },
      { field: 'state', header: /*i18n*/ 'Status', width: 115, render: (key) => <State of={key} /> },
      { field: 'expiresAt', header: /*i18n*/ 'Ends', width: 130, render: (key) => <End of={key} /> },
      {
        field: 'formerSecret',
        header: /*i18n*/ 'Old secret',
        width: 215,
        render: (key) => <FormerSecret of={key} />,
      },
      {
        field: 'lastUsedAt',
        header: /*i18n*/ 'Last used',
        width: 260,
        render: (key) => <LastUse of={key} />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Created',
        width: 200,
        whole: true,
        hidden: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
      {
        field: 'createdBy',
        header: /*i18n*/ 'Created by',
        width: 160,
        hidden: true,
        render: ({ createdBy }) => createdBy?.name ?? '–',
      },
      {
        field: 'revokedAt',
        header: /*i18n*/ 'Revoked on',
        width: 200,
        whole: true,
        hidden: true,
        render: ({ revokedAt }) => <Instant at={revokedAt} isShort />,
      },
      {
        field: 'act',
        header: /*i18n*/ 'Actions',
        width: 80,
        card: 'action',
        render: (key) => key.state !== 'REVOKED' && <KeyActions apiKey={key} />,
      },
    ],
    filters: [
      {
        field: 'state',
        label: /*i18n*/ 'Status',
        kind: 'choice',
        options: KEY_STATES.map((value) => ({ value, label: keyStates[value].word })),
      },
      {
        field: 'scope',
        label: /*i18n*/ 'Permissions',
        kind: 'choice',
        several: true,
        options: SCOPES.map((value) => ({ value, label: scopeTexts[value] })),
      },
    ],
    sorts: [
      { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
      { value: 'ENDS_FIRST', label: /*i18n*/ 'Ends first' },
      { value: 'LAST_USED', label: /*i18n*/ 'Last used first' },
      { value: 'NAME', label: /*i18n*/ 'Name, A to Z' },
    ],
    useRows: useApiKeyRows,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    actions: make,
    empty: {
      title: /*i18n*/ 'No API keys yet',
      text: /*i18n*/ 'A key lets an app do what you choose, and nothing else.',
      action: make,
    },
  };
}

/** All secrets begin with the same. */
const MARK = 'jwk_'.length;

function End({ of: { expiresAt } }: { of: Row }) {
  const { i18n } = useLingui();
  if (!expiresAt) return <Never />;
  const day = formatShortDate(expiresAt, i18n.locale);
  return (
    <time dateTime={expiresAt} title={day}>
      {byOneCalendar(day)}
    </time>
  );
}

/** When, and from which network. */
function LastUse({ of: { lastUsedAt, lastUsedFrom } }: { of: Row }) {
  const { i18n } = useLingui();
  if (!lastUsedAt) return <Never />;
  const instant = formatInstant(lastUsedAt, i18n.locale);
  return (
    <time dateTime={lastUsedAt} title={instant}>
      {[byOneCalendar(instant), lastUsedFrom].filter(Boolean).join(' · ')}
    </time>
  );
}

/** The secret before, while it still works: until when, and whether anybody still sends it. */
function FormerSecret({ of: { previous } }: { of: Row }) {
  const { i18n } = useLingui();
  if (!previous) return '–';
  const { prefix, endsAt, lastUsedAt } = previous;
  const values = { prefix: prefix.slice(MARK), day: formatDay(endsAt, i18n.locale) };
  return (
    <span title={formatInstant(endsAt, i18n.locale)}>
      {lastUsedAt ? i18n.t('{prefix}… to {day}, in use', values) : i18n.t('{prefix}… to {day}', values)}
    </span>
  );
}

function Never() {
  const { i18n } = useLingui();
  return i18n.t('Never');
}

function Scopes({ scopes }: Pick<Row, 'scopes'>) {
  const { i18n } = useLingui();
  return scopes.map((scope) => i18n.t(scopeTexts[scope])).join(', ');
}

/** How far it may go with money; nothing where it changes no orders. */
function KeyRange({ of: { scopes, limits } }: { of: Row }) {
  const { i18n } = useLingui();
  if (!scopes.includes('WRITE_ORDERS')) return '–';
  return [discountText(i18n, limits), refundText(i18n, limits)].join(' · ');
}

function State({ of }: { of: Row }) {
  const { i18n } = useLingui();
  const { word, tone } = keyStates[of.state];
  return <StatusDot tone={tone}>{i18n.t(word)}</StatusDot>;
}
