import type { PageName, registry } from '../contract.ts';

/** The second text is the translation, for what is written in one language. */
export type Text = string | [original: string, translation: string];
type Sections<Page extends PageName> = (typeof registry)[Page]['sections'];

export type DemoFacts<Page extends PageName> = {
  [Section in keyof Sections<Page>]?: Sections<Page>[Section] extends { items: infer Items }
    ? { [Key in keyof Items]?: Text }
    : never;
};
