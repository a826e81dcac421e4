import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../server/columns.ts';
import type { PageName } from './contract.ts';
import type { ContentType } from './item.contract.ts';

export const contents = pgTable(
  'contents',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    page: text().$type<PageName>().notNull(),
    section: text().notNull(),
    key: text().notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    description: text(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('contents_page_section_key').on(table.page, table.section, table.key)],
);
