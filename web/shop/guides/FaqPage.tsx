import ExpandMore from 'icon:baseline-expand-more';
import SearchOutlined from 'icon:outline-search';
import { Trans, useLingui } from '@lingui/react';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Container,
  InputAdornment,
  Link,
  OutlinedInput,
  Typography,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { MAX_TEXT_WIDTH_PX } from './ArticleBody.tsx';
import { buildFaq } from './articles/faq.ts';
import { Contents } from './Contents.tsx';
import { findQuestions } from './findQuestions.ts';
import { useStoreDetails } from './useStoreDetails.ts';

export function FaqPage() {
  const { i18n } = useLingui();
  const { offer, facts: storeDetails, error, retry } = useStoreDetails();
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  if (error) return <ErrorState error={error} retry={retry} />;

  const displayedGroups = (offer ? buildFaq(offer) : []).map(({ title, questions }) => ({
    title: i18n.t(title),
    questions: questions.map(({ question, answer }) => ({
      question: i18n.t(question, storeDetails),
      answer: answer.map((sentence) => i18n.t(sentence, storeDetails)).join(' '),
    })),
  }));
  const groups = findQuestions(displayedGroups, deferredSearch);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle title={i18n.t('FAQ')}>{i18n.t('Frequently asked questions')}</PageTitle>
      <OutlinedInput
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={i18n.t('Search questions')}
        startAdornment={
          <InputAdornment position="start">
            <SearchOutlined aria-hidden />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': i18n.t('Search questions'), maxLength: 80 } }}
        sx={{ mt: 3, width: 1, maxWidth: 680, bgcolor: 'background.paper' }}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: 22 }}>
        {deferredSearch.trim() &&
          i18n.t(
            '{count, plural, =0 {No questions match.} one {# question matches.} other {# questions match.}}',
            {
              count,
            },
          )}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '232px minmax(0, 1fr)' },
          columnGap: 8,
          mt: { lg: 2 },
        }}
      >
        <Contents sections={groups.map(({ title }) => ({ id: toId(title), title }))} />
        <div>
          {groups.map(({ title, questions }) => (
            <Box key={title} component="section" sx={{ '& + &': { mt: { xs: 4, md: 6 } } }}>
              <Typography
                variant="h3"
                component="h2"
                id={toId(title)}
                tabIndex={-1}
                sx={{ mb: 1.5, scrollMarginTop: 'calc(var(--header-height) + 32px)' }}
              >
                {title}
              </Typography>
              {questions.map(({ question, answer }) => (
                <Accordion
                  key={question}
                  disableGutters
                  elevation={0}
                  square
                  slotProps={{ heading: { component: 'h3' } }}
                  sx={{
                    bgcolor: 'transparent',
                    borderTop: 1,
                    borderColor: 'divider',
                    '&::before': { display: 'none' },
                  }}
                >
                  <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0, minHeight: 56 }}>
                    <Typography component="span" sx={{ fontWeight: 500 }}>
                      {question}
                    </Typography>
                  </AccordionSummary>
                  <AccordionDetails sx={{ px: 0, pb: 3, maxWidth: MAX_TEXT_WIDTH_PX }}>
                    <Typography>{answer}</Typography>
                  </AccordionDetails>
                </Accordion>
              ))}
            </Box>
          ))}
        </div>
      </Box>
      <Typography sx={{ mt: 6 }}>
        <Trans
          id="Still have a question? <0>Contact us</0>."
          components={[<Link key="contact" component={RouterLink} to={paths.contact} underline="always" />]}
        />
      </Typography>
    </Container>
  );
}

function toId(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-');
}
