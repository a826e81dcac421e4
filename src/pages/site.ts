import { type ArticleList, noArticles, readArticles } from '../features/articles/public-store.ts';
import type { Shared, Shop } from '../features/brand/drawing/assets.ts';
import { type Look, lookOf } from '../features/brand/look.ts';
import { noBrand, readBrand } from '../features/brand/store.ts';
import type { PageName, Values } from '../features/content/contract.ts';
import { hasApp, rewardsRatings } from '../features/content/registry/facts.contract.ts';
import { voicesOf } from '../features/content/registry/languages.contract.ts';
import { readValues } from '../features/content/store.ts';
import { nameOf, type Stored, valuesOf } from '../features/content/values-store.ts';
import { listActiveFaqs } from '../features/faqs/store.ts';
import { noOutlets, type Outlets, outletsIn, readOutlets } from '../features/outlets/public.ts';
import { listActivePromos } from '../features/promos/store.ts';
import { listTeam } from '../features/team/store.ts';
import { type Language, localized, readerOf, type Voice } from '../messages.ts';
import type { Database, Db } from '../server/database/database.ts';
import { isUnavailable } from '../server/database/database-errors.ts';
import type { Deps } from '../server/deps.ts';
import { endAt, type Freshness } from '../server/http/cache/freshness.ts';
import { notFound, voiceNotOffered } from '../server/http/errors.ts';
import { voiceOf } from '../server/http/reader.ts';
import { inLanguage, type Translated } from '../server/lists/translation.ts';
import type { PageReader } from '../ui/reader.tsx';
import { shareAddress, sharedOf } from './brand/share.ts';
import { pageTexts } from './messages.ts';

export type Site = {
  url: string;
  /** Its name is a neutral one until the owner has given the shop its own. */
  contact: Values<'contact'>;
  isNamed: boolean;
  hasApp: boolean;
  rewardsRatings: boolean;
  /** A page that says whether outlets are open is valid until `endOfHours`. */
  outlets: Outlets;
  look: Look;
  articles: ArticleList;
  /** A list counts when it has something to show on a page of its own. */
  lists: { team: boolean; faqs: boolean; promos: boolean };
  /** `file` is the name of the link preview picture, as in `Head`. */
  share: (lang: Language, file?: string, shared?: Shared) => string;
  /** The prefix of the voice's addresses is '', `/id` or `/en`. */
  voice: Voice;
  prefix: string;
  mainVoice: Voice;
  others: Language[];
};

/** @param mixed the page's language in the mixed voice */
export const siteReader = ({ voice, prefix }: Site, mixed: Language): PageReader => ({
  ...readerOf(voice, mixed),
  prefix,
});

export const rowsFor = <Row extends Translated>({ voice }: Site, rows: Row[]) =>
  rows.map((row) => inLanguage(row, voice, 'marked'));

export type Reading = {
  deps: Pick<Deps, 'database' | 'env' | 'clock'>;
  freshness: Freshness;
  /** It is '', `/id` or `/en`. */
  prefix?: string;
  voice?: Voice | undefined;
  /** A stored form must be answered, if need be in the main voice. */
  anyVoice?: boolean;
  /** They replace the published texts, and each is marked with its id. */
  drafts?: Stored[];
};

/** Without the database, pages get the last value read, or `fallback` if there is none. */
export function lastGoodValue<Args extends unknown[], T>(
  read: (db: Db, ...args: Args) => Promise<T>,
  fallback: T,
): (from: Reading, ...args: Args) => Promise<T> {
  const lastValues = new WeakMap<Database, { value: T }>();

  return async ({ deps: { database }, freshness }, ...args) => {
    const last = lastValues.get(database);
    const lastValue = () => {
      freshness.stale = true;
      return last ? last.value : fallback;
    };
    const reading = read(database.db, ...args).then(
      (value) => {
        lastValues.set(database, { value });
        return value;
      },
      (error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return lastValue();
      },
    );
    if (!last) return reading;
    const unlessSilent = async () => ((await database.changes.verify()) ? reading : lastValue());
    return Promise.race([reading, unlessSilent()]);
  };
}

const readStored = lastGoodValue(readValues, []);
const readLastOutlets = lastGoodValue(readOutlets, noOutlets);
const readLastBrand = lastGoodValue(readBrand, noBrand);
const readLastArticles = lastGoodValue(readArticles, noArticles);
const readLastLists = lastGoodValue(readLists, {
  lists: { team: false, faqs: false, promos: false },
  changesAt: null,
});

type Lists = { lists: Site['lists']; changesAt: Date | null };

async function readLists(db: Db, now: Date): Promise<Lists> {
  const [team, faqs, { promos, changesAt }] = await Promise.all([
    listTeam(db),
    listActiveFaqs(db),
    listActivePromos(db, now),
  ]);
  return {
    lists: { team: team.length > 0, faqs: faqs.length > 0, promos: promos.length > 0 },
    changesAt,
  };
}

export async function readShop(from: Reading): Promise<Shop> {
  const [brand, stored] = await Promise.all([readLastBrand(from), readStored(from)]);
  const { name } = valuesOf('contact', stored).brand;
  return { brand, name, look: lookOf(brand, name) };
}

type Loaded<Page extends PageName> = {
  site: Site;
  values: Values<Page>;
  valuesOfPage: <Other extends PageName>(other: Other) => Values<Other>;
};

export async function loadPage<Page extends PageName>(
  from: Reading,
  page: Page,
): Promise<Loaded<Page>> {
  const [brand, stored, written, outlets, { lists, changesAt }] = await Promise.all([
    readLastBrand(from),
    from.drafts ?? readStored(from),
    readLastArticles(from, from.deps.clock()),
    readLastOutlets(from, from.deps.clock()),
    readLastLists(from, from.deps.clock()),
  ]);
  endAt(from.freshness, written.changesAt);
  endAt(from.freshness, changesAt);
  const plain = valuesOf('contact', stored);
  const voices = siteVoices(plain, from);
  const look = lookOf(brand, plain.brand.name);
  const hasIds = from.drafts !== undefined;
  const valuesOfPage: Loaded<Page>['valuesOfPage'] = (other) =>
    valuesOf(other, stored, { ...voices, hasIds });
  const share: Site['share'] = (lang, file = 'home.jpg', shared = sharedOf(file, valuesOfPage)) =>
    shareAddress({ look, brand }, { voice: voices.voice, lang }, file, shared);
  const contact = valuesOfPage('contact');
  return {
    site: {
      url: from.deps.env.SITE_URL,
      contact,
      isNamed: nameOf(stored) !== '',
      hasApp: hasApp(plain),
      rewardsRatings: rewardsRatings(plain),
      outlets: outletsIn(voices.voice, outlets, 'marked'),
      look,
      articles: hasApp(plain) ? written : withoutTerms(written),
      lists,
      share,
      ...voices,
    },
    values: valuesOfPage(page),
    valuesOfPage,
  };
}

/** A shop without an app has no page about it or about rating it. */
export const noSuchPage = () => notFound(localized(pageTexts.address));

/**
 * @throws for the address of a voice that the owner does not offer; visitors are led to the main
 * one
 */
function siteVoices({ languages }: Values<'contact'>, { prefix = '', voice, anyVoice }: Reading) {
  const { mainVoice, others } = voicesOf(languages);
  if (voice) return { voice, prefix: voice === 'mixed' ? '' : `/${voice}`, mainVoice, others };
  const asked = voiceOf(prefix);
  if (asked && asked !== mainVoice && !others.some((language) => language === asked)) {
    if (!anyVoice) throw voiceNotOffered();
    return { voice: mainVoice, prefix: '', mainVoice, others };
  }
  return {
    voice: asked ?? mainVoice,
    prefix: asked === mainVoice ? '' : prefix,
    mainVoice,
    others,
  };
}

/** The built-in terms are those of the app's membership. */
function withoutTerms(articles: ArticleList): ArticleList {
  const isOwn = articles.cards.some(
    ({ kind, slug }) => kind === 'legal' && slug === 'terms-of-use',
  );
  return isOwn ? articles : { ...articles, hidden: [...articles.hidden, 'terms-of-use'] };
}
