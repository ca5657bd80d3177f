import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { UploadRefusedError, type UploadUrl, uploadPhoto } from '#web/session/uploadPhoto.ts';

interface ChosenPhoto {
  /** Id of an existing photo or of a new upload. */
  id: string;
  url: string;
}

interface Options {
  initialPhotos?: readonly ChosenPhoto[];
  max: number;
  /** Upload endpoint. */
  uploadUrl: UploadUrl;
  /** True if uploads cannot be shown by their URL. The local file is then shown. */
  isPrivate?: boolean;
}

/** Manages the photos of a form. Each photo is uploaded as soon as it is chosen. */
export function usePhotos({ initialPhotos = [], max, uploadUrl, isPrivate = false }: Options) {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState(initialPhotos);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const objectUrls = useRef<string[]>([]);
  useEffect(() => {
    const urls = objectUrls.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  function createLocalUrl(file: File): string {
    const url = URL.createObjectURL(file);
    objectUrls.current.push(url);
    return url;
  }

  async function add(files: readonly File[]): Promise<void> {
    setProblem(null);
    setSending(true);
    for (const file of files.slice(0, max - photos.length)) {
      try {
        const { uploadId, url } = await uploadPhoto(uploadUrl, file, file.name);
        const photo = { id: uploadId, url: isPrivate ? createLocalUrl(file) : `${url}?w=160` };
        setPhotos((current) => [...current, photo]);
      } catch (error) {
        const message = error instanceof UploadRefusedError ? error.message : '';
        setProblem(i18n.t(message || /*i18n*/ 'Couldn’t upload the photo. Please try again.'));
      }
    }
    setSending(false);
  }

  return {
    photos,
    isSending,
    problem,
    isFull: photos.length >= max,
    add,
    remove: (id: string) => setPhotos((current) => current.filter((photo) => photo.id !== id)),
  };
}
