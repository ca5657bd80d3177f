import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { MAX_REVIEW_PHOTOS } from '#domain/reviews/reviews.ts';
import { PhotographRefused, sendPhotograph } from '#web/session/sendPhotograph.ts';

export interface ReviewPhoto {
  /** Of a photograph that stands with the review already, or of one that was just sent. */
  id: string;
  url: string;
}

/** The photographs of a review that is being written; each is sent as soon as it is chosen. */
export function useReviewPhotos(initial: readonly ReviewPhoto[]) {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function add(files: readonly File[]): Promise<void> {
    setProblem(null);
    setSending(true);
    for (const file of files.slice(0, MAX_REVIEW_PHOTOS - photos.length)) {
      try {
        const { uploadId, url } = await sendPhotograph('/media/reviews', file, file.name);
        setPhotos((now) => [...now, { id: uploadId, url }]);
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
    isFull: photos.length >= MAX_REVIEW_PHOTOS,
    add,
    remove: (id: string) => setPhotos((now) => now.filter((photo) => photo.id !== id)),
  };
}
