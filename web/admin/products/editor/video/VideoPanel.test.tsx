import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { VIDEO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { emptyProduct, type ProductValues } from '../productValues.ts';
import { VideoPanel } from './VideoPanel.tsx';

function Editor() {
  const form = useForm<ProductValues>({ defaultValues: emptyProduct });
  return (
    <FormProvider {...form}>
      <VideoPanel />
    </FormProvider>
  );
}

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Choose a video'), { target: { files: [file] } });
}

test('a video that is too large is not uploaded', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  renderScreen(<Editor />);
  const largeFile = new File([], 'long.mp4', { type: 'video/mp4' });
  Object.defineProperty(largeFile, 'size', { value: VIDEO_FILE_LIMIT.maxBytes + 1 });
  choose(largeFile);
  expect(await screen.findByText('long.mp4: Use a video of at most 25 MB.')).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});
