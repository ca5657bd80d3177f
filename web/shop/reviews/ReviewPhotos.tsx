import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';

export interface ReviewPhotosProps {
  photos: readonly { id: string; image: { url: string } }[];
  /** Author of the review. */
  authorName: string;
}

/** Photos of a review; each opens full screen. */
export function ReviewPhotos({ photos, authorName }: ReviewPhotosProps) {
  const { i18n } = useLingui();
  if (photos.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {photos.map(({ id, image }, index) => (
        <Link key={id} href={`${image.url}?w=1920`} target="_blank" rel="noopener">
          <Box
            component="img"
            src={`${image.url}?w=160`}
            alt={i18n.t('Photo {number} by {name}', { number: index + 1, name: authorName })}
            width={88}
            height={88}
            loading="lazy"
            sx={{ display: 'block', objectFit: 'cover', borderRadius: 1 }}
          />
        </Link>
      ))}
    </Box>
  );
}
