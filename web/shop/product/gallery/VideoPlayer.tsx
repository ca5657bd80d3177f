import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { VideoSlideProps } from './VideoSlide.tsx';

/** Video player with the browser's controls, muted. It pauses when it is out of view. */
export function VideoPlayer({ video, isInView }: Omit<VideoSlideProps, 'poster'>) {
  const { i18n } = useLingui();
  const element = useRef<HTMLVideoElement>(null);
  const wasInView = useRef(isInView);
  const [isBroken, setBroken] = useState(false);

  // The pressed button has been removed, so the player receives the focus.
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // A video started while the strip is still scrolling to it must keep playing.
    if (wasInView.current && !isInView) element.current?.pause();
    wasInView.current = isInView;
  }, [isInView]);

  return (
    <Box sx={{ position: 'relative', bgcolor: 'background.tile', borderRadius: { md: 1 } }}>
      <Box
        component="video"
        ref={element}
        src={video.url}
        aria-label={video.alt}
        controls
        muted
        autoPlay
        playsInline
        preload="none"
        onError={() => setBroken(true)}
        sx={{
          display: 'block',
          width: 1,
          aspectRatio: 1,
          objectFit: 'contain',
          borderRadius: { md: 1 },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -4 },
        }}
      />
      {isBroken && (
        <Box sx={{ position: 'absolute', inset: 'auto 16px 64px', display: 'grid', placeItems: 'center' }}>
          <FormAlert>{i18n.t('This video cannot be played here.')}</FormAlert>
        </Box>
      )}
    </Box>
  );
}
