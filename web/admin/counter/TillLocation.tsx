import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogContent, DialogTitle, OutlinedInput, Select, Typography } from '@mui/material';
import { useId } from 'react';

interface TillLocationOption {
  id: string;
  name: string;
}

export interface TillLocationProps {
  places: readonly TillLocationOption[];
  place: TillLocationOption | undefined;
  onChoose: (id: string) => void;
}

/**
 * Shows the till's location if there are several shops. Staff choose it once per device and can change it at any time.
 */
export function TillLocation({ places, place, onChoose }: TillLocationProps) {
  const { i18n } = useLingui();
  const id = useId();
  if (places.length < 2) return null;
  if (!place)
    return (
      <Dialog open aria-labelledby={id}>
        <DialogTitle id={id}>{i18n.t('Which shop is this till in?')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {i18n.t(
              'Items sold at the counter come from this location’s stock. This device remembers the choice.',
            )}
          </Typography>
          {places.map(({ id: key, name }, index) => (
            <Button key={key} variant="outlined" autoFocus={index === 0} onClick={() => onChoose(key)}>
              {name}
            </Button>
          ))}
        </DialogContent>
      </Dialog>
    );
  return (
    <Select
      native
      size="small"
      value={place.id}
      onChange={({ target }) => onChoose(target.value)}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': i18n.t('Location of this till') }}
    >
      {places.map(({ id: key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Select>
  );
}
