import { useLingui } from '@lingui/react';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { use, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_VIDEO_SECONDS } from '#domain/catalog/videoSchema.ts';
import { toMegabytes, VIDEO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { UploadRefusedError, uploadPhoto } from '#web/session/uploadPhoto.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Uploads } from '../photos/uploads.ts';
import type { ProductValues } from '../productValues.ts';

const MAX_MEGABYTES = toMegabytes(VIDEO_FILE_LIMIT);

/** Edits the video of a product and its description. */
export function VideoPanel() {
  const { i18n } = useLingui();
  const { control, getValues, formState } = useFormContext<ProductValues>();
  const { fields, replace } = useFieldArray({ control, name: 'video' });
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { track } = use(Uploads);
  const picker = useRef<HTMLInputElement>(null);
  const [video] = fields;
  const { isSubmitting } = formState;

  /** Resolves to true if the video was uploaded. */
  async function upload(file: File): Promise<boolean> {
    setProblem(null);
    setUploading(true);
    try {
      const { uploadId, url } = await uploadPhoto('/media/videos', file, file.name);
      replace([{ uploadId, url, alt: getValues('video.0.alt') ?? '' }]);
      return true;
    } catch (error) {
      const refusalText = error instanceof UploadRefusedError ? error.message : '';
      setProblem(
        `${file.name}: ${i18n.t(refusalText || /*i18n*/ 'Could not reach the store. Check your connection and try again.')}`,
      );
      return false;
    } finally {
      setUploading(false);
    }
  }

  return (
    <Panel
      title={i18n.t('Video')}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          {video && (
            <Button size="small" color="inherit" onClick={() => replace([])}>
              {i18n.t('Remove video')}
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            disabled={isUploading || isSubmitting}
            onClick={() => picker.current?.click()}
          >
            {video ? i18n.t('Replace video') : i18n.t('Choose a video')}
          </Button>
        </Stack>
      }
    >
      <FormAlert>{problem}</FormAlert>
      <Box
        component="input"
        ref={picker}
        type="file"
        accept="video/mp4,video/webm"
        hidden
        aria-label={i18n.t('Choose a video')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) track(upload(file));
        }}
      />
      {video ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: problem ? 2 : 0,
            alignItems: 'start',
            gridTemplateColumns: { sm: '220px minmax(0, 1fr)' },
          }}
        >
          <Box
            component="video"
            key={video.url}
            src={video.url}
            aria-label={i18n.t('Video')}
            controls
            muted
            playsInline
            preload="metadata"
            sx={{ width: 1, maxHeight: 240, borderRadius: 1, bgcolor: 'background.tile' }}
          />
          <TextInput
            control={control}
            name="video.0.alt"
            label={i18n.t('Video description')}
            helperText={i18n.t('Read aloud by screen readers. The video plays without sound.')}
          />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: problem ? 2 : 0 }}>
          {i18n.t(
            'MP4 (H.264) or WebM, up to {megabytes} MB and {seconds} seconds. Shown after the photos.',
            {
              megabytes: MAX_MEGABYTES,
              seconds: MAX_VIDEO_SECONDS,
            },
          )}
        </Typography>
      )}
      {isUploading && <LinearProgress aria-label={i18n.t('Uploading')} sx={{ mt: 1 }} />}
    </Panel>
  );
}
