import PlayArrow from 'icon:baseline-play-arrow';
import { useLingui } from '@lingui/react';
import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { Photo, type PhotoImage } from '#web/ui/photo/Photo.tsx';
import { GALLERY_SIZES } from './gallerySizes.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

export interface GalleryVideo {
  url: string;
  /** Description of the video. */
  alt: string;
}

export interface VideoSlideProps {
  video: GalleryVideo;
  /** Photo shown until the video is started. */
  poster: PhotoImage | undefined;
  /** True if this slide is in view. */
  isInView: boolean;
}

/** Video of a product: a photo with a play button. The video is loaded only when the button is pressed. */
export function VideoSlide({ video, poster, isInView }: VideoSlideProps) {
  const { i18n } = useLingui();
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <VideoPlayer video={video} isInView={isInView} />;

  return (
    <ButtonBase
      aria-label={i18n.t('Play video: {alt}', { alt: video.alt })}
      onClick={() => setPlaying(true)}
      sx={{
        position: 'relative',
        display: 'block',
        width: 1,
        aspectRatio: 1,
        bgcolor: 'background.tile',
        borderRadius: { md: 1 },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -4 },
      }}
    >
      {poster && (
        <Photo
          image={{ ...poster, alt: '' }}
          sizes={GALLERY_SIZES}
          ratio={1}
          sx={{ borderRadius: { md: 1 } }}
        />
      )}
      <Box
        component="span"
        sx={{
          position: 'absolute',
          inset: 0,
          m: 'auto',
          width: 72,
          height: 72,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          '& svg': { fontSize: 40 },
        }}
      >
        <PlayArrow />
      </Box>
    </ButtonBase>
  );
}
