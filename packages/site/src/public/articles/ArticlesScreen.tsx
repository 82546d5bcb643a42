import './articles.css';
import { ArticleList } from '@headnote/ui/article-list';
import { Breadcrumb } from '@headnote/ui/breadcrumb';
import { HeadRule } from '@headnote/ui/head-rule';
import { useLoaderData, useRevalidator } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { failureText } from '../../data/failure.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import type { ArticlesData } from './articles-loader.js';
import { messages } from './messages.js';

/** The articles on other sites. */
export function ArticlesScreen() {
  const { brand } = useServices().config;
  const { articles } = useLoaderData<ArticlesData>();
  const { revalidate } = useRevalidator();
  return (
    <div className="site-top hn-container">
      <PageHead
        title={`${messages.title} – ${brand.name}`}
        description={messages.description(brand.name)}
        canonicalPath="/articles"
        crumb={messages.title}
      />
      <Breadcrumb crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]} />
      <HeadRule className="site-articles__rule" />
      <ScreenHeading className="site-articles__title">{messages.title}</ScreenHeading>
      <p className="site-articles__lead">{messages.lead}</p>
      {articles.state === 'ready' ? (
        <ArticleList articles={articles.value} level={2} />
      ) : (
        <ArticleList
          articles={undefined}
          error={failureText(articles.failure)}
          onRetry={() => void revalidate()}
          level={2}
        />
      )}
    </div>
  );
}
