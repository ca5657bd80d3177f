import { useLingui } from '@lingui/react';
import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { TOPICS, topicTexts } from './webhookTexts.ts';
import type { WebhookValues } from './webhookValues.ts';

/** Chooses the topics of a webhook, with descriptions. */
export function TopicsInput({ control }: { control: Control<WebhookValues> }) {
  const { i18n } = useLingui();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'topics' });
  const { value, ref, onChange, onBlur } = field;
  const problem = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={Boolean(problem)} aria-describedby={problem && id}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {i18n.t('Topics')}
      </FormLabel>
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {TOPICS.map((topic, index) => (
          <FormControlLabel
            key={topic}
            sx={{ alignItems: 'flex-start', py: 0.5, mr: 0 }}
            label={
              <>
                {i18n.t(topicTexts[topic].name)}
                <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                  {i18n.t(topicTexts[topic].description)}
                </Typography>
              </>
            }
            control={
              <Checkbox
                size="small"
                sx={{ mt: -0.5 }}
                checked={value.includes(topic)}
                onChange={(_event, isSelected) =>
                  onChange(
                    TOPICS.filter((candidate) =>
                      candidate === topic ? isSelected : value.includes(candidate),
                    ),
                  )
                }
                onBlur={onBlur}
                slotProps={{ input: index === 0 ? { ref } : {} }}
              />
            }
          />
        ))}
      </Box>
      {problem && <FormHelperText id={id}>{i18n.t(problem)}</FormHelperText>}
    </FormControl>
  );
}
