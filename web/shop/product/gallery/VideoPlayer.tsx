import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import type { VideoSlideProps } from './VideoSlide.tsx';

/** Plays without sound, with the browser's own controls, for as long as it is the one that is seen. */
export function VideoPlayer({ video, isInView }: Omit<VideoSlideProps, 'poster'>) {
  const { i18n } = useLingui();
  const element = useRef<HTMLVideoElement>(null);
  const wasInView = useRef(isInView);
  const [isBroken, setBroken] = useState(false);

  // The button that was pressed is gone: the keys are the player's.
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Asked for while the strip still glides to it, it plays.
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
