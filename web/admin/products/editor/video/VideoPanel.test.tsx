import { act, fireEvent, screen } from '@testing-library/react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { MAX_VIDEO_BYTES } from '#domain/catalog/videoSchema.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { noProduct, type ProductValues } from '../productValues.ts';
import { VideoPanel } from './VideoPanel.tsx';

let form: UseFormReturn<ProductValues>;

function Editor() {
  form = useForm<ProductValues>({ defaultValues: noProduct });
  return (
    <FormProvider {...form}>
      <VideoPanel />
    </FormProvider>
  );
}

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Choose a video'), { target: { files: [file] } });
}

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
}

const turn = new File(['turning'], 'turn.mp4', { type: 'video/mp4' });

test('a video that arrives while the piece is saved is there after it', async () => {
  const sent = later<Response>();
  vi.stubGlobal('fetch', () => sent.promise);
  renderScreen(<Editor />);
  choose(turn);
  expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toBeDefined();

  const saved = later<null>();
  let submitted: Promise<unknown> | undefined;
  await act(async () => {
    submitted = form.handleSubmit(() => saved.promise)();
  });
  await act(async () => sent.resolve(Response.json({ uploadId: '7', url: '/media/uploads/7.mp4' })));
  expect(screen.queryByLabelText('What the video shows')).toBeNull();
  await act(async () => {
    form.reset(noProduct);
    saved.resolve(null);
    await submitted;
  });
  expect(await screen.findByLabelText('What the video shows')).toBeDefined();
  expect(form.getValues('video')).toEqual([{ uploadId: '7', url: '/media/uploads/7.mp4', alt: '' }]);
});

test('one that is too large is not sent', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  renderScreen(<Editor />);
  const large = new File([], 'long.mp4', { type: 'video/mp4' });
  Object.defineProperty(large, 'size', { value: MAX_VIDEO_BYTES + 1 });
  choose(large);
  expect(await screen.findByText('Use a video of at most 25 MB.')).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});
