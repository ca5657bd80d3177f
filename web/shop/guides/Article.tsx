import { useLingui } from '@lingui/react';
import { Box, Container, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ArticleBody, MAX_TEXT_WIDTH_PX } from './ArticleBody.tsx';
import type { ArticleSource } from './article.ts';
import { Contents, scrollToSection } from './Contents.tsx';
import { parseSection } from './getSectionUrl.ts';
import { useStoreDetails } from './useStoreDetails.ts';

export interface ArticleProps {
  article: ArticleSource;
  /** Content between the introduction and the first section. */
  children?: ReactNode;
}

/** Article page: sections beside their titles, and a table of contents. */
export function Article({ article: buildArticle, children }: ArticleProps) {
  const { i18n } = useLingui();
  const { offer, facts: storeDetails, error, retry } = useStoreDetails();
  if (error) return <ErrorState error={error} retry={retry} />;
  if (!offer) return <ArticleSkeleton />;
  const article = buildArticle(offer);

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle>{i18n.t(article.title)}</PageTitle>
      <Typography
        color="textSecondary"
        sx={{ mt: 2, maxWidth: MAX_TEXT_WIDTH_PX, fontSize: { md: '1.125rem' } }}
      >
        {i18n.t(article.lead, storeDetails)}
      </Typography>
      {children}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '232px minmax(0, 1fr)' },
          columnGap: 8,
          mt: { xs: 5, md: 8 },
        }}
      >
        <Contents sections={article.sections.map(({ id, title }) => ({ id, title: i18n.t(title) }))} />
        <div>
          {article.sections.map((section) => (
            <ArticleBody key={section.id} section={section} storeDetails={storeDetails} />
          ))}
        </div>
      </Box>
      <SectionScroller />
    </Container>
  );
}

/** Scrolls to the section named in the URL. */
function SectionScroller() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const section = parseSection(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): following the same link again scrolls there again.
  useEffect(() => {
    if (section) scrollToSection(section);
  }, [section, key]);
  return null;
}

function ArticleSkeleton() {
  return (
    <Container aria-hidden sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <Skeleton height={64} width="50%" />
      <Skeleton height={28} width="70%" />
      <Skeleton height={480} sx={{ mt: 5 }} />
    </Container>
  );
}
