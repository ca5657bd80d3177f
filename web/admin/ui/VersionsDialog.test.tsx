import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { VersionsDialog, type VersionsRow } from './VersionsDialog.tsx';

const name: VersionsRow = { label: 'Full name', base: 'Maya', mine: 'Maya', theirs: 'Maya Rai' };
const role: VersionsRow = { label: 'Role', base: 'Admin', mine: 'Owner', theirs: 'Admin' };
const email: VersionsRow = { label: 'Email', base: 'a@b.np', mine: 'a@b.np', theirs: 'a@b.np' };

function open(...rows: VersionsRow[]) {
  renderScreen(<VersionsDialog onMine={() => {}} onTheirs={() => {}} onClose={() => {}} rows={rows} />);
}

test('shows the fields that differ, and one’s own value only where one touched it', () => {
  open(name, role, email);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'YoursAs saved',
    'Full nameNot changed by youMaya Rai',
    'RoleOwnerAdmin',
  ]);
  expect(screen.getByRole('button', { name: 'Save mine' })).toBeDefined();
});

test('where nothing was touched oneself there is nothing of one’s own to save', () => {
  open(name);
  expect(screen.queryByRole('button', { name: 'Save mine' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Use theirs' })).toBeDefined();
});
