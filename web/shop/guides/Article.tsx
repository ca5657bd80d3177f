import { useLingui } from '@lingui/react';
import { Box, Container, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Overline } from '#web/ui/Overline.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import type { ArticleText } from './article.ts';
import { useStoreFacts } from './useStoreFacts.ts';

export interface ArticleProps {
  article: ArticleText;
  /** Stands between the lead and the first section. */
  children?: ReactNode;
}

/** A page to read: its sections beside a list of them, 680 px wide. */
export function Article({ article, children }: ArticleProps) {
  const { i18n } = useLingui();
  const facts = useStoreFacts();

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle>{i18n.t(article.title)}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 680, fontSize: { md: '1.125rem' } }}>
        {i18n.t(article.lead, facts)}
      </Typography>
      {children}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '232px minmax(0, 680px)' },
          columnGap: 8,
          mt: { xs: 5, md: 8 },
        }}
      >
        <Contents article={article} />
        <div>
          {article.sections.map((section) => (
            <ArticleBody key={section.id} section={section} facts={facts} />
          ))}
        </div>
      </Box>
    </Container>
  );
}

/** The address after the `#` is the screen's, so a section is gone to by scrolling, and takes the focus. */
function Contents({ article }: { article: ArticleText }) {
  const { i18n } = useLingui();
  const title = i18n.t('On this page');
  return (
    <Box
      component="nav"
      aria-label={title}
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 'calc(var(--header-height) + 32px)',
        alignSelf: 'start',
      }}
    >
      <Overline sx={{ mb: 1 }}>{title}</Overline>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {article.sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              component="button"
              type="button"
              variant="body2"
              color="inherit"
              onClick={() => goTo(id)}
              sx={{ minHeight: 44, textAlign: 'left' }}
            >
              {i18n.t(title)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function goTo(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
