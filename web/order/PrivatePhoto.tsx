import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { storedToken } from '#web/session/token/tokenStore.ts';

const SIDE = 88;

export interface PrivatePhotoProps {
  photo: { url: string; colour: string };
  /** What opens the order of a guest. */
  guestToken?: string | null;
  alt: string;
}

/** A photograph that only some may see: it is asked for with who wants to. A click shows it whole. */
export function PrivatePhoto({ photo: { url, colour }, guestToken = null, alt }: PrivatePhotoProps) {
  const [source, setSource] = useState<string | null>(null);

  useEffect(() => {
    let shown: string | null = null;
    let isLeft = false;
    void load(url, guestToken).then((photo) => {
      if (!photo || isLeft) return;
      shown = URL.createObjectURL(photo);
      setSource(shown);
    });
    return () => {
      isLeft = true;
      if (shown) URL.revokeObjectURL(shown);
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
    const answer = await fetch(`${url}?${query}`, { headers });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
