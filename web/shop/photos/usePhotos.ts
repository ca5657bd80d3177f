import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { type PhotoAddress, PhotographRefused, sendPhotograph } from '#web/session/sendPhotograph.ts';

interface ChosenPhoto {
  /** Of a photograph that stands there already, or of one that was just sent. */
  id: string;
  url: string;
}

interface Options {
  initial?: readonly ChosenPhoto[];
  most: number;
  /** Where they are sent. */
  to: PhotoAddress;
  /** Whether what was sent is shown to nobody by its address: then the file itself is shown. */
  isPrivate?: boolean;
}

/** Photographs that go with something that is being written; each is sent as soon as it is chosen. */
export function usePhotos({ initial = [], most, to, isPrivate = false }: Options) {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useRef<string[]>([]);
  useEffect(() => {
    const urls = shown.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  function show(file: File): string {
    const url = URL.createObjectURL(file);
    shown.current.push(url);
    return url;
  }

  async function add(files: readonly File[]): Promise<void> {
    setProblem(null);
    setSending(true);
    for (const file of files.slice(0, most - photos.length)) {
      try {
        const { uploadId, url } = await sendPhotograph(to, file, file.name);
        const photo = { id: uploadId, url: isPrivate ? show(file) : `${url}?w=160` };
        setPhotos((now) => [...now, photo]);
      } catch (error) {
        const why = error instanceof PhotographRefused ? error.message : '';
        setProblem(i18n.t(why || /*i18n*/ 'The photograph could not be uploaded. Please try again.'));
      }
    }
    setSending(false);
  }

  return {
    photos,
    isSending,
    problem,
    isFull: photos.length >= most,
    add,
    remove: (id: string) => setPhotos((now) => now.filter((photo) => photo.id !== id)),
  };
}
