import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import type { PickedSheet } from './useSheetFile.ts';

const TEXT = 'नाम,रकम\r\nसीता,"रू १,०००"\r\n';

async function pick(...parts: BlobPart[]) {
  const onPick = vi.fn<(sheet: PickedSheet) => void>();
  renderScreen(<SheetPicker sheet={null} isBusy={false} onPick={onPick} />);
  const file = new File(parts, 'list.csv');
  // The picker of another kind of file is the browser's own affair.
  await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  return onPick;
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  [
    'UTF-16',
    new Uint16Array(
      [0xfeff, ...TEXT].map((letter) => (typeof letter === 'string' ? letter.charCodeAt(0) : letter)),
    ),
  ],
])('a file of %s is picked with its letters', async (_name, bytes) => {
  const onPick = await pick(bytes);
  await waitFor(() => expect(onPick).toHaveBeenCalledWith({ name: 'list.csv', csv: TEXT }));
});

test.each([
  ['PK\u0003\u0004 workbook', 'This is a workbook.'],
  ['%PDF-1.7', 'This is a PDF file.'],
  ['<html><table>', 'This is a web page with the name of a sheet.'],
])('another kind of file is refused with what to do: %j', async (content, problem) => {
  const onPick = await pick(content);
  expect((await screen.findByRole('alert')).textContent).toContain(problem);
  expect(onPick).not.toHaveBeenCalled();
});

test('a file whose letters are lost is refused', async () => {
  const onPick = await pick(new TextEncoder().encode(TEXT).subarray(0, 4));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Some letters of this file cannot be read.',
  );
  expect(onPick).not.toHaveBeenCalled();
});
