import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { readToken } from '#web/session/token/tokenStore.ts';

const SIZE_PX = 88;

export interface PrivatePhotoProps {
  photo: { url: string; colour: string };
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
  alt: string;
}

/** Photo with restricted access, requested with the viewer's credentials. A click shows the photo at full size. */
export function PrivatePhoto({ photo: { url, colour }, guestToken = null, alt }: PrivatePhotoProps) {
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    let objectUrl: string | null = null;
    let isUnmounted = false;
    void fetchPhoto(url, guestToken).then((photo) => {
      if (!photo || isUnmounted) return;
      objectUrl = URL.createObjectURL(photo);
      setSource(objectUrl);
    });
    return () => {
      isUnmounted = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url, guestToken]);

  const boxStyle = { width: SIZE_PX, height: SIZE_PX, borderRadius: 1, bgcolor: colour, display: 'block' };
  if (!source) return <Box role="img" aria-label={alt} sx={boxStyle} />;
  return (
    <Box component="a" href={source} target="_blank" rel="noreferrer" sx={{ borderRadius: 1 }}>
      <Box component="img" src={source} alt={alt} sx={{ ...boxStyle, objectFit: 'cover' }} />
    </Box>
  );
}

async function fetchPhoto(url: string, guestToken: string | null): Promise<Blob | null> {
  const token = readToken();
  const query = new URLSearchParams({ w: '1280', ...(guestToken && { guestToken }) });
  const headers = !guestToken && token ? { authorization: `Bearer ${token}` } : undefined;
  try {
    const response = await fetch(`${url}?${query}`, { headers });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
