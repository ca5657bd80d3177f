import { useLingui } from '@lingui/react';
import { Box, Dialog, Typography, useAutocomplete } from '@mui/material';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { CommandItem } from './CommandItem.tsx';
import type { Command } from './commands.ts';
import { useCommands } from './useCommands.ts';

/** Command palette: opens a screen, order, product or customer, or runs an action. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { commands, isFirstCommandFinal, isComplete } = useCommands(text);
  // True if Enter was pressed before any result was available.
  const [isEnterPending, setEnterPending] = useState(false);

  function run({ to, execute }: Command) {
    onClose();
    if (to) navigate(to);
    void execute?.();
  }

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Command>({
      id: 'palette',
      open: true,
      autoHighlight: true,
      options: commands,
      filterOptions: (options) => options,
      getOptionLabel: ({ label }) => label,
      getOptionKey: ({ key }) => key,
      isOptionEqualToValue: (option, value) => option.key === value.key,
      inputValue: text,
      onInputChange: (_event, value, reason) => {
        if (reason !== 'input') return;
        setText(value);
        setEnterPending(false);
      },
      value: null,
      onChange: (_event, selectedCommand) => selectedCommand && run(selectedCommand),
      onClose: (_event, reason) => reason === 'escape' && onClose(),
    });
  const visibleCommands = groupedOptions as Command[];

  const runPendingCommand = useEffectEvent(() => {
    const [first] = visibleCommands;
    if (first) run(first);
    setEnterPending(false);
  });
  useEffect(() => {
    if (isEnterPending && isComplete) runPendingCommand();
  }, [isEnterPending, isComplete]);

  /** A scanned order number ends with Enter, so the order opens as soon as it is found. */
  function deferEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.stopPropagation();
    setEnterPending(true);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': i18n.t('Search or jump to…'),
          sx: { alignSelf: 'flex-start', mt: { xs: 2, md: 10 } },
        },
      }}
    >
      <Box onKeyDownCapture={isFirstCommandFinal ? undefined : deferEnter} onKeyDown={deferEnter}>
        <Box {...getRootProps()}>
          <Box
            component="input"
            {...getInputProps()}
            autoFocus
            maxLength={100}
            aria-label={i18n.t('Search or jump to…')}
            placeholder={i18n.t('Order, customer, product or page')}
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
        </Box>
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={i18n.t('Search or jump to…')}
        sx={{ listStyle: 'none', m: 0, p: 1, overflowY: 'auto', maxHeight: 'min(60vh, 480px)' }}
      >
        {visibleCommands.map((command, index) => {
          const { key, ...props } = getOptionProps({ option: command, index });
          const isFirst = visibleCommands[index - 1]?.group !== command.group;
          return <CommandItem key={key} command={command} showsGroup={isFirst} {...props} />;
        })}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ px: 2, pb: visibleCommands.length ? 0 : 2 }}>
        {visibleCommands.length === 0 && isComplete && i18n.t('No results.')}
      </Typography>
      <VisuallyHidden role="status">
        {text.trim() !== '' &&
          isComplete &&
          i18n.t('{count, plural, one {# result} other {# results}}', { count: visibleCommands.length })}
      </VisuallyHidden>
    </Dialog>
  );
}
