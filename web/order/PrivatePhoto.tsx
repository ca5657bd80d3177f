import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { storedToken } from '#web/session/token/tokenStore.ts';

const SIDE = 88;

export interface PrivatePhotoProps {
  photo: { url: string; colour: string };
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
  alt: string;
}

/** Photo with restricted access, requested with the viewer's credentials. A click shows it in full size. */
export function PrivatePhoto({ photo: { url, colour }, guestToken = null, alt }: PrivatePhotoProps) {
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    let objectUrl: string | null = null;
    let isUnmounted = false;
    void load(url, guestToken).then((photo) => {
      if (!photo || isUnmounted) return;
      objectUrl = URL.createObjectURL(photo);
      setSource(objectUrl);
    });
    return () => {
      isUnmounted = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [url, guestToken]);

  const box = { width: SIDE, height: SIDE, borderRadius: 1, bgcolor: colour, display: 'block' };
  if (!source) return <Box role="img" aria-label={alt} sx={box} />;
  return (
    <Box component="a" href={source} target="_blank" rel="noreferrer" sx={{ borderRadius: 1 }}>
      <Box component="img" src={source} alt={alt} sx={{ ...box, objectFit: 'cover' }} />
    </Box>
  );
}

async function load(url: string, guestToken: string | null): Promise<Blob | null> {
  const token = storedToken();
  const query = new URLSearchParams({ w: '1280', ...(guestToken && { guestToken }) });
  const headers = !guestToken && token ? { authorization: `Bearer ${token}` } : undefined;
  try {
    const response = await fetch(`${url}?${query}`, { headers });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
