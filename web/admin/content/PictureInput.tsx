import { useLingui } from '@lingui/react';
import { Box, Button, LinearProgress } from '@mui/material';
import { useRef, useState } from 'react';
import { FocalPointPicker } from '#web/admin/ui/FocalPointPicker.tsx';
import { UploadRefusedError, uploadPhoto } from '#web/session/uploadPhoto.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';

export interface Picture {
  uploadId: string | null;
  url: string;
  focus: { x: number; y: number };
}

interface PictureInputProps {
  /** Null if none is chosen. */
  picture: Picture | null;
  onChange(picture: Picture): void;
}

/** Uploads a picture and sets its focal point. */
export function PictureInput({ picture, onChange }: PictureInputProps) {
  const { i18n } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setUploading(true);
    try {
      const uploadedPicture = await uploadPhoto('/media/uploads', file, file.name);
      onChange({ ...uploadedPicture, focus: { x: 50, y: 50 } });
    } catch (error) {
      const errorMessage = error instanceof UploadRefusedError ? error.message : '';
      setProblem(
        i18n.t(errorMessage || /*i18n*/ 'Could not reach the store. Check your connection and try again.'),
      );
    } finally {
      setUploading(false);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FormAlert>{problem}</FormAlert>
      {picture && (
        <Box sx={{ maxWidth: 420, width: '100%' }}>
          <FocalPointPicker
            url={picture.url}
            focus={picture.focus}
            onChange={(focus) => onChange({ ...picture, focus })}
          />
        </Box>
      )}
      <Box
        component="input"
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hidden
        aria-label={i18n.t('Choose picture')}
        onChange={(event) => {
          const [file] = [...(event.target.files ?? [])];
          event.target.value = '';
          void upload(file);
        }}
      />
      <Button variant="outlined" size="small" onClick={() => picker.current?.click()}>
        {picture ? i18n.t('Replace picture') : i18n.t('Choose picture')}
      </Button>
      {isUploading && <LinearProgress aria-label={i18n.t('Uploading')} sx={{ width: '100%' }} />}
    </Box>
  );
}
