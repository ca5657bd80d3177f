import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { VersionsDialog, type VersionsRow } from './VersionsDialog.tsx';

const name: VersionsRow = { label: 'Full name', base: 'Maya', edited: 'Maya', latest: 'Maya Rai' };
const role: VersionsRow = { label: 'Role', base: 'Admin', edited: 'Owner', latest: 'Admin' };
const email: VersionsRow = { label: 'Email', base: 'a@b.np', edited: 'a@b.np', latest: 'a@b.np' };

function open(...rows: VersionsRow[]) {
  renderScreen(
    <VersionsDialog onKeepEdited={() => {}} onAcceptLatest={() => {}} onClose={() => {}} rows={rows} />,
  );
}

test('shows the fields that differ, and the viewer’s value only for edited fields', () => {
  open(name, role, email);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Your versionSaved version',
    'Full nameNot changed by youMaya Rai',
    'RoleOwnerAdmin',
  ]);
  expect(screen.getByRole('button', { name: 'Save my version' })).toBeDefined();
});

test('without edits by the viewer, their version cannot be saved', () => {
  open(name);
  expect(screen.queryByRole('button', { name: 'Save my version' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Use saved version' })).toBeDefined();
});
