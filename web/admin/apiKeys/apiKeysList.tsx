import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDiscountLimit, formatRefundLimit } from '#web/admin/roles/roleTexts.ts';
import { formatDay, formatInstant, formatShortDate } from '#web/locale/formatTime.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import { removeSecondCalendar } from '../ui/formatDayInBothCalendars.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { ApiKeys_KeyFragment } from './ApiKeys.generated.ts';
import { KEY_STATES, keyStates, SCOPES, scopeTexts } from './apiKeyTexts.ts';
import { KeyActions } from './KeyActions.tsx';
import { useApiKeyRows } from './useApiKeyRows.ts';

type Row = ApiKeys_KeyFragment;

/** Defines the list of API keys. `newKeyButton` is the button that creates a key. */
export function createApiKeysList(newKeyButton: ReactNode): ListDefinition<Row> {
  return {
    id: 'apiKeys',
    title: /*i18n*/ 'API keys',
    countText: /*i18n*/ '{count, plural, one {# key} other {# keys}}',
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
        render: ({ scopes }) => <KeyScopes scopes={scopes} />,
      },
      {
        field: 'limits',
        header: /*i18n*/ 'Limits',
        width: 260,
        isHiddenByDefault: true,
        render: (key) => <KeyLimits apiKey={key} />,
      },
      { field: 'state', header: /*i18n*/ 'Status', width: 115, render: (key) => <KeyState apiKey={key} /> },
      {
        field: 'expiresAt',
        header: /*i18n*/ 'Ends',
        width: 130,
        render: (key) => <KeyExpiry apiKey={key} />,
      },
      {
        field: 'formerSecret',
        header: /*i18n*/ 'Old secret',
        width: 215,
        render: (key) => <PreviousSecret apiKey={key} />,
      },
      {
        field: 'lastUsedAt',
        header: /*i18n*/ 'Last used',
        width: 260,
        render: (key) => <LastUse apiKey={key} />,
      },
      {
        field: 'createdAt',
        header: /*i18n*/ 'Created',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
        render: ({ createdAt }) => <Instant at={createdAt} isShort />,
      },
      {
        field: 'createdBy',
        header: /*i18n*/ 'Created by',
        width: 160,
        isHiddenByDefault: true,
        render: ({ createdBy }) => createdBy?.name ?? '–',
      },
      {
        field: 'revokedAt',
        header: /*i18n*/ 'Revoked on',
        width: 200,
        keepsWidth: true,
        isHiddenByDefault: true,
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
        options: KEY_STATES.map((value) => ({ value, label: keyStates[value].text })),
      },
      {
        field: 'scope',
        label: /*i18n*/ 'Permissions',
        kind: 'choice',
        isMultiple: true,
        options: SCOPES.map((value) => ({ value, label: scopeTexts[value] })),
      },
    ],
    sorts: [
      { value: 'NEWEST', label: /*i18n*/ 'Newest first' },
      { value: 'ENDS_FIRST', label: /*i18n*/ 'Ending soonest first' },
      { value: 'LAST_USED', label: /*i18n*/ 'Recently used first' },
      { value: 'NAME', label: /*i18n*/ 'Name, A to Z' },
    ],
    useRows: useApiKeyRows,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    actions: newKeyButton,
    empty: {
      title: /*i18n*/ 'No API keys yet',
      text: /*i18n*/ 'An API key gives an integration only the permissions you choose.',
      action: newKeyButton,
    },
  };
}

/** Every secret begins with this prefix. */
const PREFIX_LENGTH = 'jwk_'.length;

function KeyExpiry({ apiKey: { expiresAt } }: { apiKey: Row }) {
  const { i18n } = useLingui();
  if (!expiresAt) return <NeverLabel />;
  const day = formatShortDate(expiresAt, i18n.locale);
  return (
    <time dateTime={expiresAt} title={day}>
      {removeSecondCalendar(day)}
    </time>
  );
}

/** Shows the time of the key's last use and the network it came from. */
function LastUse({ apiKey: { lastUsedAt, lastUsedFrom } }: { apiKey: Row }) {
  const { i18n } = useLingui();
  if (!lastUsedAt) return <NeverLabel />;
  const formattedTime = formatInstant(lastUsedAt, i18n.locale);
  return (
    <time dateTime={lastUsedAt} title={formattedTime}>
      {[removeSecondCalendar(formattedTime), lastUsedFrom].filter(Boolean).join(' · ')}
    </time>
  );
}

/** Shows when the previous secret expires and when it was last used. */
function PreviousSecret({ apiKey: { previous } }: { apiKey: Row }) {
  const { i18n } = useLingui();
  if (!previous) return '–';
  const { prefix, endsAt, lastUsedAt } = previous;
  const values = { prefix: prefix.slice(PREFIX_LENGTH), day: formatDay(endsAt, i18n.locale) };
  return (
    <span title={formatInstant(endsAt, i18n.locale)}>
      {lastUsedAt ? i18n.t('{prefix}… until {day}, in use', values) : i18n.t('{prefix}… until {day}', values)}
    </span>
  );
}

function NeverLabel() {
  const { i18n } = useLingui();
  return i18n.t('Never');
}

function KeyScopes({ scopes }: Pick<Row, 'scopes'>) {
  const { i18n } = useLingui();
  return scopes.map((scope) => i18n.t(scopeTexts[scope])).join(', ');
}

/** Shows the limits of a key; nothing if it cannot change orders. */
function KeyLimits({ apiKey: { scopes, limits } }: { apiKey: Row }) {
  const { i18n } = useLingui();
  if (!scopes.includes('WRITE_ORDERS')) return '–';
  return [formatDiscountLimit(i18n, limits), formatRefundLimit(i18n, limits)].join(' · ');
}

function KeyState({ apiKey }: { apiKey: Row }) {
  const { i18n } = useLingui();
  const { text, tone } = keyStates[apiKey.state];
  return <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>;
}
