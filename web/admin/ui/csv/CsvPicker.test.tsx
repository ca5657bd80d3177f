import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CsvPicker } from './CsvPicker.tsx';
import type { CsvFile } from './useCsvFile.ts';

const TEXT = 'नाम,रकम\r\nसीता,"रू १,०००"\r\n';

async function pickFile(...parts: BlobPart[]) {
  const onPick = vi.fn<(csvFile: CsvFile) => void>();
  renderScreen(<CsvPicker csvFile={null} isBusy={false} onPick={onPick} />);
  const file = new File(parts, 'list.csv');
  // Browsers do not enforce the accepted file types.
  await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file);
  return onPick;
}

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  [
    'UTF-16',
    new Uint16Array(
      [0xfeff, ...TEXT].map((character) =>
        typeof character === 'string' ? character.charCodeAt(0) : character,
      ),
    ),
  ],
])('a file encoded in %s is read correctly', async (_name, bytes) => {
  const onPick = await pickFile(bytes);
  await waitFor(() => expect(onPick).toHaveBeenCalledWith({ name: 'list.csv', csv: TEXT }));
});

test.each([
  ['PK\u0003\u0004 workbook', 'This is an Excel workbook.'],
  ['%PDF-1.7', 'This is a PDF file.'],
  ['<html><table>', 'This is a web page saved as a spreadsheet.'],
])('a file of another type is refused with advice: %j', async (content, problem) => {
  const onPick = await pickFile(content);
  expect((await screen.findByRole('alert')).textContent).toContain(problem);
  expect(onPick).not.toHaveBeenCalled();
});

test('a file with broken characters is refused', async () => {
  const onPick = await pickFile(new TextEncoder().encode(TEXT).subarray(0, 4));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Some characters in this file are unreadable.',
  );
  expect(onPick).not.toHaveBeenCalled();
});
