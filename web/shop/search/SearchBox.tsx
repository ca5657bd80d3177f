import { useLingui } from '@lingui/react';
import { Box, Button, Container, Typography, useAutocomplete } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Overline } from '#web/ui/Overline.tsx';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { getNotCarriedText } from '../catalog/notCarriedText.ts';
import { useSearchSuggestionsQuery } from './SearchBox.generated.ts';
import { SuggestionItem } from './SuggestionItem.tsx';
import { searchField } from './searchField.ts';
import { type Suggestion, toSuggestions } from './toSuggestions.ts';

const TYPING_PAUSE_MS = 180;

export interface SearchBoxProps {
  onClose: () => void;
}

/** Search field with suggestions. Enter searches, arrow keys choose a suggestion, and a blank search is ignored. */
export function SearchBox({ onClose }: SearchBoxProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const dismiss = useCloseOnBack(true, onClose);
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: { text: debouncedText },
    skip: debouncedText === '',
  });
  const suggestionData = debouncedText === '' ? undefined : (data ?? previousData)?.searchSuggestions;
  const suggestions = suggestionData ? toSuggestions(suggestionData, i18n) : [];

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<
    Suggestion,
    false,
    false,
    true
  >({
    id: 'search',
    freeSolo: true,
    open: suggestions.length > 0,
    options: suggestions,
    filterOptions: (options) => options,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.to),
    inputValue: text,
    onInputChange: (_event, value, reason) => reason === 'input' && setText(value),
    value: null,
    onChange: (_event, suggestion) => {
      if (suggestion && typeof suggestion !== 'string') goTo(suggestion.to);
    },
  });

  function goTo(to: string) {
    if (to === pathname + query) return dismiss();
    onClose();
    navigate(to, { replace: true });
  }

  function submitSearch(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') goTo(paths.products({ search: text.trim() }));
  }

  return (
    <Container component="form" role="search" onSubmit={submitSearch} sx={{ py: { xs: 1.5, md: 3 } }}>
      <Box {...getRootProps()} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          component="input"
          {...getInputProps()}
          type="search"
          name="search"
          aria-label={i18n.t('Search products')}
          autoFocus
          enterKeyHint="search"
          maxLength={120}
          placeholder={i18n.t('Rings, jhumka, ruby…')}
          sx={searchField}
        />
        <Button type="submit" variant="text" color="inherit">
          {i18n.t('Search')}
        </Button>
      </Box>
      {suggestionData?.correctedSearch && !suggestionData.notCarried && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {i18n.t('Showing results for “{words}”', { words: suggestionData.correctedSearch })}
        </Typography>
      )}
      {suggestionData?.notCarried && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {getNotCarriedText(i18n, suggestionData.notCarried)}
        </Typography>
      )}
      {suggestions.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, maxHeight: '60vh', overflowY: 'auto' }}
        >
          {(groupedOptions as Suggestion[]).map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            const isFirstInGroup = suggestions[index - 1]?.group !== option.group;
            return (
              <Box
                component="li"
                key={key}
                {...props}
                sx={{
                  cursor: 'pointer',
                  '&.Mui-focused > div, &:hover > div': { bgcolor: 'action.hover' },
                }}
              >
                {isFirstInGroup && (
                  <Overline aria-hidden sx={{ pt: 1.5, pb: 0.5 }}>
                    {option.group}
                  </Overline>
                )}
                <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, px: 1, mx: -1, py: 0.5 }}>
                  <SuggestionItem suggestion={option} />
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
      <VisuallyHidden role="status">
        {debouncedText !== '' &&
          suggestionData &&
          i18n.t('{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}', {
            count: suggestions.length,
          })}
      </VisuallyHidden>
    </Container>
  );
}
