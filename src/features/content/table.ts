import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Language } from '../../messages.ts';
import { instant } from '../../server/database/columns.ts';
import type { PageName } from './contract.ts';
import type { ContentType } from './registry/item.contract.ts';

export const contents = pgTable(
  'contents',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    page: text().$type<PageName>().notNull(),
    section: text().notNull(),
    key: text().notNull(),
    /** It is empty for the text of the voice `mixed`, else the language of the translation. */
    language: text().$type<'' | Language>().notNull().default(''),
    contentType: text('content_type').$type<ContentType>().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    description: text(),
    draft: text(),
    publishAt: instant('publish_at'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    unique('contents_page_section_key').on(table.page, table.section, table.key, table.language),
  ],
);

export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: integer('content_id').notNull(),
    version: integer().notNull(),
    value: text().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.version] })],
);
