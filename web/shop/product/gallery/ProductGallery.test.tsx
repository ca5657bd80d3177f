import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ColourModeWrapper } from '#web/testing/ColourModeWrapper.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const photo = { url: '/media/ring.webp', alt: 'The ring', width: 800, height: 800, colour: '#e8e6e2' };
const video = { url: '/media/uploads/turn.mp4', alt: 'The ring turns once' };

test('a video is loaded on demand and plays without sound', () => {
  renderScreen(<ProductGallery images={[photo]} name="Ring" video={video} />);
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show video' })).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Play video: The ring turns once' }));
  const player = screen.getByLabelText<HTMLVideoElement>('The ring turns once');
  expect(player).toMatchObject({ muted: true, controls: true, autoplay: true, preload: 'none' });
  expect(player.getAttribute('src')).toBe(video.url);
});

test('a video that cannot be played shows a message', () => {
  renderScreen(<ProductGallery images={[photo]} name="Ring" video={video} />);
  fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
  fireEvent.error(screen.getByLabelText('The ring turns once'));
  expect(screen.getByText('This video cannot be played here.')).toBeDefined();
});

test('a video pauses when another slide is shown', () => {
  const pauseSpy = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  renderScreen(<ProductGallery images={[photo]} name="Ring" video={video} />);
  const strip = screen.getByRole('list');
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  const scrollToSlide = (slideIndex: number) => {
    strip.scrollLeft = slideIndex * 100;
    fireEvent.scroll(strip);
  };
  scrollToSlide(1);
  fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
  expect(pauseSpy).not.toHaveBeenCalled();
  scrollToSlide(0);
  expect(pauseSpy).toHaveBeenCalledOnce();
});

const fivePhotos = ['FRONT', 'DARK', 'DETAIL', 'SCALE', 'BACK'].map((role) => ({
  ...photo,
  role,
  url: `/media/${role}.webp`,
  alt: role,
}));

function getPhotoOrder() {
  return within(screen.getByRole('list'))
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
}

test.each([
  ['light', ['FRONT', 'DARK', 'DETAIL', 'SCALE', 'BACK']],
  ['dark', ['DARK', 'FRONT', 'DETAIL', 'SCALE', 'BACK']],
] as const)('on a %s page the photos are in the order %j', (mode, order) => {
  renderScreen(
    <ColourModeWrapper mode={mode}>
      <ProductGallery images={fivePhotos} name="Ring" />
    </ColourModeWrapper>,
  );
  expect(getPhotoOrder()).toEqual(order);
});

test('each photo has a thumbnail, even on a phone', () => {
  renderScreen(<ProductGallery images={fivePhotos} name="Ring" />);
  const thumbnails = screen.getAllByRole('button', { name: /^Show photo \d of 5$/ });
  expect(thumbnails).toHaveLength(5);
  for (const thumbnail of thumbnails)
    expect(getComputedStyle(thumbnail.parentElement ?? thumbnail).display).toBe('grid');
});

test('a single photo has no thumbnails', () => {
  renderScreen(<ProductGallery images={[photo]} name="Ring" />);
  expect(screen.queryByRole('button', { name: /video|Show photo/ })).toBeNull();
});
