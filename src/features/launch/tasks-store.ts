import { type Reader, readerOf, say, sayLocalized } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { INVENTED_EMAIL } from '../accounts/contract.ts';
import { countInventedAddresses, countOwnersWithoutSecondFactor } from '../accounts/store.ts';
import { readArticles } from '../articles/public-store.ts';
import { LEGAL } from '../articles/store.ts';
import { readBrand } from '../brand/store.ts';
import { type Content, findItem, type PageName, registry } from '../content/contract.ts';
import { readDemoFacts } from '../content/demo/clean-store.ts';
import { isAboutApp } from '../content/registry/about-app.contract.ts';
import { hasApp as knowsAnApp } from '../content/registry/facts.contract.ts';
import type { PageContent } from '../content/registry/item.contract.ts';
import { listContents } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { listActiveFaqs } from '../faqs/store.ts';
import type { Shared } from '../feature.ts';
import { hasActiveMenu } from '../menu/store.ts';
import { listActiveOutlets } from '../outlets/store.ts';
import { listActivePromos } from '../promos/store.ts';
import type { Task } from './contract.ts';
import { countDemo } from './demo-store.ts';
import { taskTexts } from './tasks.messages.ts';

type TaskDeps = Pick<Deps, 'clock' | 'env' | 'mail'> & { database: Pick<Deps['database'], 'db'> };

/** Without these facts (`section.key` of the page `contact`), visitors cannot reach a shop. */
const NEEDED = [
  'brand.name',
  'info.address',
  'info.phone',
  'info.whatsapp',
  'info.email',
  'hours.home',
  'links.social',
];
const OF_ONE_SHOP = ['info.address', 'hours.home'];
const SUBSTANCE: Partial<Record<PageName, string[]>> = {
  home: ['hero.background_image', 'our_story.description'],
  about: ['hero.background_image', 'dedikasi.description'],
  membership: ['hero.device_image', 'feature1.title'],
};

export async function readTasks(
  { clock, env, mail, database: { db } }: TaskDeps,
  tables: Shared['demo'],
  reader: Reader,
): Promise<Task[]> {
  const [contact, pages, demo, counts, brand, invented, unprotected, hasMenu, outlets] =
    await Promise.all([
      listContents(db, 'contact'),
      listContentsOf(db, ['home', 'about', 'membership']),
      readDemoFacts(db),
      countDemo(db, tables),
      readBrand(db),
      countInventedAddresses(db),
      countOwnersWithoutSecondFactor(db),
      hasActiveMenu(db),
      listActiveOutlets(db),
    ]);
  const whole = inOneLanguage(reader);
  const placeOf = ({ page, section }: Content) => sectionLabel(whole, page, section);
  const nameOf = ({ page, section, key, label }: Content) => {
    const item = findItem(page, section, key);
    return item ? say(whole, item.label) : label;
  };
  // Each outlet of a chain has its own address and hours.
  const needed = outlets.length > 1 ? NEEDED.filter((fact) => !OF_ONE_SHOP.includes(fact)) : NEEDED;
  const isNeeded = ({ section, key }: Content) => needed.includes(`${section}.${key}`);
  const isEmpty = ({ language, value }: Content) => language === '' && value === '';
  const empty = contact.filter((row) => isEmpty(row) && isNeeded(row));
  const hasApp = !contact.some(({ key, value }) => key === 'has_app' && value === 'off');
  const unwritten = pages.filter(
    (row) =>
      isEmpty(row) &&
      (hasApp || row.page !== 'membership') &&
      SUBSTANCE[row.page]?.includes(`${row.section}.${row.key}`),
  );
  const legal = isOwnShop(contact, demo) ? await builtInLegal(db, contact, clock()) : 0;
  const ofContact = demo.filter(({ page }) => page === 'contact');
  const facts = [...ofContact.filter(isNeeded), ...ofContact.filter((row) => !isNeeded(row))];
  const left: (Task | false)[] = [
    ...empty.map((row) => ({
      part: row.page,
      place: placeOf(row),
      text: say(reader, taskTexts.empty, { fact: nameOf(row) }),
      tab: tabOf(row),
    })),
    ...unwritten.map((row) => ({
      part: row.page,
      place: `${sayLocalized(whole, registry[row.page].label)} › ${placeOf(row)}`,
      text: say(reader, taskTexts.empty, { fact: nameOf(row) }),
      tab: tabOf(row),
    })),
    ...facts.map((row) => ({
      part: row.page,
      place: placeOf(row),
      text: nameOf(row),
      tab: tabOf(row),
    })),
    ...sectionsOf(demo).map(({ page, section, rows }) => ({
      part: page,
      text: say(reader, taskTexts.ofSection, {
        things: sectionLabel(whole, page, section),
        count: rows.length,
      }),
      tab: tabOf(rows[0]),
    })),
    ...counts
      .filter(({ thing }) => thing !== 'facts')
      .map(({ name, goes, tab, isList }): Task => {
        const things = say(whole, name);
        const text = say(reader, taskTexts.ofList, { things, count: goes });
        return { part: isList ? 'lists' : 'customers', text, tab };
      }),
    ...(hasApp ? [] : await aboutMissingApp(db, clock())).map(
      ({ name, tab }): Task => ({
        part: 'lists',
        text: say(reader, taskTexts.aboutApp, { name }),
        tab: `${tab}?q=${encodeURIComponent(name)}`,
      }),
    ),
    brand.share === '' &&
      brand.mark === '' &&
      brand.logo === '' && { part: 'contact', text: say(reader, taskTexts.share), tab: 'shop' },
    legal > 0 && {
      part: 'lists',
      text: say(reader, taskTexts.legal, { count: legal }),
      tab: 'articles?kind=legal',
    },
    !hasMenu && { part: 'lists', text: say(reader, taskTexts.menu), tab: 'menu' },
    mail.server.mode === 'capture' && {
      part: 'safety',
      text: say(reader, taskTexts.mail),
      tab: 'email',
    },
    !env.BACKUP_DIR && { part: 'safety', text: say(reader, taskTexts.backups), tab: 'doctor' },
    invented > 0 && {
      part: 'safety',
      text: say(reader, taskTexts.inventedAddress, { email: INVENTED_EMAIL }),
      tab: 'accounts',
    },
    unprotected > 0 && {
      part: 'safety',
      text: say(reader, taskTexts.secondFactor, { count: unprotected }),
      tab: 'account',
    },
  ];
  return left.filter((one) => one !== false);
}

/** The names of many features' things stand beside each other. */
export const inOneLanguage = (reader: Reader): Reader =>
  reader.voice === 'mixed' ? readerOf('en', 'en') : reader;

/** The lists of a shop without an app may still tell visitors of one. */
async function aboutMissingApp(db: Db, now: Date) {
  const [faqs, { promos }] = await Promise.all([listActiveFaqs(db), listActivePromos(db, now)]);
  const rows = [
    ...faqs.map(({ question, answer, translation }) => ({
      name: question,
      tab: 'faqs',
      words: [question, answer, ...Object.values(translation)],
    })),
    ...promos.map(({ title, description, translation }) => ({
      name: title,
      tab: 'promos',
      words: [title, description, ...Object.values(translation)],
    })),
  ];
  return rows.filter(({ words }) => words.some(isAboutApp));
}

const isName = ({ page, section, key, language }: Content) =>
  `${page}.${section}.${key}${language}` === 'contact.brand.name';

const isOwnShop = (contact: Content[], demo: Content[]) =>
  contact.some((row) => isName(row) && row.value !== '') && !demo.some(isName);

/** Their built-in day is not the day from which they hold in this shop. */
async function builtInLegal(db: Db, contact: Content[], now: Date): Promise<number> {
  const { cards, hidden } = await readArticles(db, now);
  const own = cards.flatMap(({ kind, slug }) => (kind === 'legal' ? [slug] : []));
  const { brand, links } = valuesOf('contact', contact);
  return LEGAL.filter(
    (slug) =>
      ![...hidden, ...own].includes(slug) &&
      (slug !== 'terms-of-use' || knowsAnApp({ brand, links })),
  ).length;
}

const listContentsOf = async (db: Db, names: PageName[]): Promise<Content[]> =>
  (await Promise.all(names.map((name) => listContents(db, name)))).flat();

const tabOf = (row: Pick<Content, 'page' | 'id'> | undefined) =>
  row ? `cms?page=${row.page}&item=${row.id}` : 'cms';

export async function findSentenceTab(db: Db): Promise<string> {
  const rows = await listContents(db, 'contact');
  return tabOf(rows.find(({ section, key }) => section === 'opening' && key === 'text'));
}

type OfSection = { page: PageName; section: string; rows: Content[] };

function sectionsOf(facts: Content[]): OfSection[] {
  const sections = new Map<string, OfSection>();
  for (const row of facts) {
    const { page, section } = row;
    if (page === 'contact') continue;
    const found = sections.get(`${page}.${section}`) ?? { page, section, rows: [] };
    found.rows.push(row);
    sections.set(`${page}.${section}`, found);
  }
  return [...sections.values()];
}

function sectionLabel(reader: Reader, page: PageName, section: string): string {
  const sections: PageContent['sections'] = registry[page].sections;
  const label = sections[section]?.label;
  return label ? sayLocalized(reader, label) : section;
}
