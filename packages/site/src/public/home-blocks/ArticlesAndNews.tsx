import type { BrandNews } from '@headnote/core/config';
import type { Article } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { ArticleList } from '@headnote/ui/article-list';
import { Carousel } from '@headnote/ui/carousel';
import { SectionHead } from '@headnote/ui/head-rule';
import { TextLink } from '@headnote/ui/link';
import { messages } from './messages.js';

/** Articles in the carousel; the page of articles has all. */
const MOST_ARTICLES = 6;
const MOST_NEWS = 4;

interface ArticlesAndNewsProps {
  readonly articles: readonly Article[];
  readonly news: readonly BrandNews[];
}

/** Articles and news side by side. What there is none of leaves its space to the other. */
export function ArticlesAndNews({ articles, news }: ArticlesAndNewsProps) {
  if (articles.length === 0 && news.length === 0) return null;
  const isPair = articles.length > 0 && news.length > 0;
  return (
    <div className={isPair ? 'site-block site-reading site-reading--pair' : 'site-block site-reading'}>
      {articles.length > 0 && <Articles articles={articles} most={isPair ? 2 : 3} />}
      {news.length > 0 && <News news={news} />}
    </div>
  );
}

function Articles({ articles, most }: { articles: readonly Article[]; most: 2 | 3 }) {
  const { heading, all, slides } = messages.articles;
  return (
    <section aria-labelledby="articles-heading">
      <SectionHead title={heading} id="articles-heading" end={<TextLink href="/articles">{all}</TextLink>} />
      <Carousel
        className="site-reading__articles"
        label={slides}
        most={most}
        slides={articles.slice(0, MOST_ARTICLES).map((article) => ({
          id: `${article.url} ${article.title}`,
          content: <ArticleList articles={[article]} />,
        }))}
      />
    </section>
  );
}

function News({ news }: { news: readonly BrandNews[] }) {
  const newest = news.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, MOST_NEWS);
  return (
    <section aria-labelledby="news-heading">
      <SectionHead title={messages.news.heading} id="news-heading" />
      <ul className="site-list site-reading__news">
        {newest.map(({ date, text, url }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date}>{formatDate(date)}</time>
            {url === '' ? (
              <p>{text}</p>
            ) : (
              <p>
                <TextLink href={url}>{text}</TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
