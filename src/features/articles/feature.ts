import type { Feature } from '../feature.ts';
import { seedArticles } from './demo.ts';
import { articleTexts, articleThings } from './messages.ts';
import { articleRoutes } from './routes.ts';
import { publishArticlesOnTime } from './schedule.ts';
import { articleEntries } from './store.ts';
import { articleSlugs, articles, articleVersions } from './table.ts';

export const articlesFeature: Feature = {
  name: 'articles',
  routes: articleRoutes,
  lists: [articleEntries],
  otherTables: [articleSlugs, articleVersions],
  pictures: {
    where: articleTexts.many,
    columns: [articles.imageUrl, articles.body, articles.translation, articles.published],
    earlier: [articleVersions.texts],
  },
  notSearched: [articles.body],
  auditWords: articleThings,
  seed: () => seedArticles,
  demo: [{ table: articles, name: articleTexts.many }],
  jobs: [publishArticlesOnTime],
  tabs: ['articles'],
};
