import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton } from '@mui/material';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { emptyCertificate, type ProductValues } from './productValues.ts';

const ROW = { display: 'grid', gap: 1.5, alignItems: 'start' };

export interface StoneFieldsProps {
  form: UseFormReturn<ProductValues>;
  index: number;
  onRemove: () => void;
}

/** Fields for one kind of stone and its certificate. */
export function StoneFields({ form, index, onRemove }: StoneFieldsProps) {
  const { i18n } = useLingui();
  const { control, setValue } = form;
  const number = index + 1;
  const stone = `gemstones.${index}` as const;
  const certificate = useWatch({ control, name: `${stone}.certificate` });
  const setCertificate = (value: typeof certificate) =>
    setValue(`${stone}.certificate`, value, { shouldDirty: true });

  return (
    <Box role="group" aria-label={i18n.t('Stone {number}', { number })}>
      <Box
        // Four fields per row, so that no label wraps and all fields of a row have the same height.
        sx={{ ...ROW, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' } }}
      >
        <TextInput control={control} name={`${stone}.kind`} label={i18n.t('Stone')} />
        <TextInput control={control} name={`${stone}.count`} label={i18n.t('Quantity')} />
        <TextInput control={control} name={`${stone}.carat`} label={i18n.t('Total weight (ct)')} />
        <TextInput control={control} name={`${stone}.cut`} label={i18n.t('Shape and cut')} />
        <TextInput control={control} name={`${stone}.colour`} label={i18n.t('Colour')} />
        <TextInput control={control} name={`${stone}.clarity`} label={i18n.t('Clarity')} />
        <TextInput
          control={control}
          name={`${stone}.size`}
          label={i18n.t('Size (mm)')}
          placeholder="6.5, 8x6"
        />
        <IconButton
          aria-label={i18n.t('Remove stone {number}', { number })}
          onClick={onRemove}
          sx={{ alignSelf: 'end', justifySelf: 'start' }}
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      {certificate ? (
        <Box
          role="group"
          aria-label={i18n.t('Certificate for stone {number}', { number })}
          sx={{
            ...ROW,
            mt: 1.5,
            gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr 2fr 1fr auto' },
          }}
        >
          <TextInput
            control={control}
            name={`${stone}.certificate.laboratory`}
            label={i18n.t('Laboratory')}
            placeholder="IGI"
          />
          <TextInput
            control={control}
            name={`${stone}.certificate.number`}
            label={i18n.t('Certificate number')}
          />
          <TextInput control={control} name={`${stone}.certificate.cutGrade`} label={i18n.t('Cut grade')} />
          <IconButton
            aria-label={i18n.t('Remove the certificate for stone {number}', { number })}
            onClick={() => setCertificate(undefined)}
            sx={{ alignSelf: 'end' }}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ) : (
        <Button
          size="small"
          aria-label={i18n.t('Add a certificate to stone {number}', { number })}
          onClick={() => setCertificate(emptyCertificate)}
          sx={{ mt: 0.5, ml: -1 }}
        >
          {i18n.t('Add a certificate')}
        </Button>
      )}
    </Box>
  );
}
