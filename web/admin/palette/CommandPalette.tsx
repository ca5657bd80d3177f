import { useLingui } from '@lingui/react';
import { Box, Dialog, Typography, useAutocomplete, useColorScheme } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/session/useSession.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { CommandItem } from './CommandItem.tsx';
import { useCommandPaletteQuery } from './CommandPalette.generated.ts';
import { type Command, matching, standingCommands } from './commands.ts';
import { foundCommands } from './foundCommands.ts';

const TYPING_PAUSE_MS = 180;
/** A letter alone is under too much to be looked for. */
const SHORTEST = 2;

/** One line that goes anywhere: to a screen, an order by its number, a piece, a customer; or does something. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const { logout } = useSession();
  const { colorScheme, setMode } = useColorScheme();
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const isAsked = asked.length >= SHORTEST;
  const { data, previousData, loading } = useCommandPaletteQuery({
    variables: { text: asked },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const found = isAsked ? (data ?? previousData) : undefined;
  const standing = viewer
    ? standingCommands(i18n, viewer.role, {
        logout,
        switchColours: () => setMode(colorScheme === 'dark' ? 'light' : 'dark'),
      })
    : [];
  const commands = [...matching(standing, text), ...(found ? foundCommands(i18n, found) : [])];

  function run({ to, act }: Command) {
    onClose();
    if (to) navigate(to);
    void act?.();
  }

  const { getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Command>({
    id: 'palette',
    open: true,
    autoHighlight: true,
    options: commands,
    filterOptions: (options) => options,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (option, value) => option.key === value.key,
    inputValue: text,
    onInputChange: (_event, value, reason) => reason === 'input' && setText(value),
    value: null,
    onChange: (_event, chosen) => chosen && run(chosen),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const shown = groupedOptions as Command[];

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { 'aria-label': i18n.t('Find or do'), sx: { alignSelf: 'flex-start', mt: { xs: 2, md: 10 } } },
      }}
    >
      <Box
        component="input"
        {...getInputProps()}
        autoFocus
        maxLength={100}
        aria-label={i18n.t('Find or do')}
        placeholder={i18n.t('A screen, an order number, a product, a customer…')}
        sx={{
          font: 'inherit',
          fontSize: '1rem',
          color: 'text.primary',
          bgcolor: 'transparent',
          border: 0,
          borderBottom: 1,
          borderColor: 'divider',
          outline: 0,
          px: 2,
          height: 52,
          width: 1,
        }}
      />
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={i18n.t('Find or do')}
        sx={{ listStyle: 'none', m: 0, p: 1, overflowY: 'auto', maxHeight: 'min(60vh, 480px)' }}
      >
        {shown.map((command, index) => {
          const { key, ...props } = getOptionProps({ option: command, index });
          const isFirst = shown[index - 1]?.group !== command.group;
          return <CommandItem key={key} command={command} withGroup={isFirst} {...props} />;
        })}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ px: 2, pb: shown.length ? 0 : 2 }}>
        {shown.length === 0 && !loading && asked === text.trim() && i18n.t('Nothing goes by that name.')}
      </Typography>
      <VisuallyHidden role="status">
        {isAsked &&
          !loading &&
          i18n.t('{count, plural, one {# result} other {# results}}', { count: shown.length })}
      </VisuallyHidden>
    </Dialog>
  );
}
