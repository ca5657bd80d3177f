import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ProductGallery } from './ProductGallery.tsx';

const photograph = { url: '/media/ring.webp', alt: 'The ring', width: 800, height: 800, colour: '#e8e6e2' };
const video = { url: '/media/uploads/turn.mp4', alt: 'The ring turns once' };

test('a video is not there before somebody asks for it, and plays without sound then', () => {
  renderScreen(<ProductGallery images={[photograph]} name="Ring" video={video} />);
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show video' })).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Play video: The ring turns once' }));
  const player = screen.getByLabelText<HTMLVideoElement>('The ring turns once');
  expect(player).toMatchObject({ muted: true, controls: true, autoplay: true, preload: 'none' });
  expect(player.getAttribute('src')).toBe(video.url);
});

test('one that cannot be played says so', () => {
  renderScreen(<ProductGallery images={[photograph]} name="Ring" video={video} />);
  fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
  fireEvent.error(screen.getByLabelText('The ring turns once'));
  expect(screen.getByText('This video cannot be played here.')).toBeDefined();
});

test('it stops when another is looked at', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  renderScreen(<ProductGallery images={[photograph]} name="Ring" video={video} />);
  const strip = screen.getByRole('list');
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  const showPlace = (place: number) => {
    strip.scrollLeft = place * 100;
    fireEvent.scroll(strip);
  };
  showPlace(1);
  fireEvent.click(screen.getByRole('button', { name: /Play video/ }));
  expect(pause).not.toHaveBeenCalled();
  showPlace(0);
  expect(pause).toHaveBeenCalledOnce();
});

test('without one a single photograph has nothing to choose between', () => {
  renderScreen(<ProductGallery images={[photograph]} name="Ring" />);
  expect(screen.queryByRole('button', { name: /video|Show photograph/ })).toBeNull();
});
