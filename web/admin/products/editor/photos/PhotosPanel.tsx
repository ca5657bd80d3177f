import { useLingui } from '@lingui/react';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type DragEvent, use, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_PHOTOS } from '#domain/catalog/photoSchema.ts';
import { PHOTO_FILE_LIMIT, toMegabytes } from '#domain/media/uploadLimits.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { UploadRefusedError, uploadPhoto } from '#web/session/uploadPhoto.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ProductValues } from '../productValues.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { Uploads } from './uploads.ts';

/** Edits the photos of a product: uploads, order and texts. Photos are uploaded by drag and drop or with a button, and reordered by dragging or with the arrow keys. */
export function PhotosPanel() {
  const { i18n } = useLingui();
  const { control, formState, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images' });
  const [uploadingCount, setUploadingCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { track } = use(Uploads);
  const { isSubmitting } = formState;
  const errors = formState.errors.images;
  const photosError = errors?.message ?? errors?.root?.message;

  /** Resolves to true if all files were uploaded. */
  async function add(files: Iterable<File>): Promise<boolean> {
    let isComplete = true;
    setProblem(null);
    const acceptedFiles = [...files].slice(0, Math.max(0, MAX_PHOTOS - fields.length));
    for (const file of acceptedFiles) {
      setUploadingCount((count) => count + 1);
      try {
        const { uploadId, url } = await uploadPhoto('/media/uploads', file, file.name);
        append(
          { uploadId, url, alt: getValues('name'), altNe: getValues('nameNe'), role: '' },
          { shouldFocus: false },
        );
      } catch (error) {
        isComplete = false;
        const refusalText = error instanceof UploadRefusedError ? error.message : '';
        setProblem(
          `${file.name}: ${i18n.t(refusalText || /*i18n*/ 'Could not reach the store. Check your connection and try again.')}`,
        );
      } finally {
        setUploadingCount((count) => count - 1);
      }
    }
    return isComplete;
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    if (draggedIndex === null && !isSubmitting) track(add(event.dataTransfer.files));
    setDraggedIndex(null);
  }

  function moveTo(from: number, to: number) {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    setAnnouncement(
      i18n.t('Photo moved to position {place} of {count}.', { place: to + 1, count: fields.length }),
    );
  }

  return (
    <Panel
      title={i18n.t('Photos')}
      action={
        <Button
          size="small"
          variant="outlined"
          disabled={isSubmitting || fields.length >= MAX_PHOTOS}
          onClick={() => picker.current?.click()}
        >
          {i18n.t('Choose photos')}
        </Button>
      }
    >
      <FormAlert>{problem ?? (photosError && i18n.t(photosError))}</FormAlert>
      <Box
        component="input"
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        hidden
        aria-label={i18n.t('Choose photos')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          track(add(files));
        }}
      />
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        sx={{
          border: 1,
          borderStyle: 'dashed',
          borderColor: 'controlBorder',
          borderRadius: 1,
          p: 2,
          mt: problem || photosError ? 2 : 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        }}
      >
        {fields.map(({ id, url }, index) => (
          <PhotoCard
            key={id}
            index={index}
            count={fields.length}
            url={url}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => remove(index)}
            onDragStart={() => setDraggedIndex(index)}
            onDragEnd={() => setDraggedIndex(null)}
            onDropOn={() => draggedIndex !== null && moveTo(draggedIndex, index)}
          />
        ))}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ alignSelf: 'center', py: 2, gridColumn: fields.length === 0 ? '1 / -1' : undefined }}
        >
          {i18n.t(
            'Drop photos here: JPEG, PNG, WebP or AVIF, up to {megabytes} MB each and {most} in total.',
            {
              megabytes: toMegabytes(PHOTO_FILE_LIMIT),
              most: MAX_PHOTOS,
            },
          )}
        </Typography>
      </Box>
      {uploadingCount > 0 && <LinearProgress aria-label={i18n.t('Uploading')} sx={{ mt: 1 }} />}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Panel>
  );
}
