import type { Db } from '../../server/database/database.ts';
import { type Badge, type DietNote, type MenuCategory, menuItemInput } from './contract.ts';
import { sectionInput } from './sections/contract.ts';
import { sectionEntries } from './sections/store.ts';
import { menuEntries } from './store.ts';

type Item = {
  name: string;
  inEnglish?: string;
  id: string;
  en: string;
  /** Prices are in thousands of rupiah: one price, hot and iced, or small and large. */
  price: number | { hot: number; ice: number } | { regular: number; large: number };
  diet?: DietNote[];
  badges?: Badge[];
  picture?: string;
};
type Section = { category: MenuCategory; name: string; inEnglish: string; items: Item[] };

const coffee: DietNote[] = ['caffeine', 'vegetarian'];
const milkCoffee: DietNote[] = ['milk', 'caffeine', 'vegetarian'];

const menu: Section[] = [
  {
    category: 'minuman',
    name: 'Kopi susu',
    inEnglish: 'Milk coffee',
    items: [
      {
        name: 'Es Kopi Susu Seduh',
        inEnglish: 'Iced Seduh Milk Coffee',
        id: 'Espresso, susu segar, dan gula aren cair. Yang paling sering dipesan.',
        en: 'Espresso, fresh milk and liquid palm sugar. What most people order.',
        price: { regular: 24, large: 29 },
        diet: milkCoffee,
        badges: ['favourite'],
        picture: 'kopi-susu',
      },
      {
        name: 'Cappuccino',
        id: 'Sepertiga espresso, sepertiga susu, sepertiga busa yang lembut.',
        en: 'A third espresso, a third milk, a third soft foam.',
        price: { hot: 30, ice: 32 },
        diet: milkCoffee,
        picture: 'cappuccino',
      },
      {
        name: 'Caffe Latte',
        id: 'Espresso dan banyak susu, dengan lapisan busa tipis.',
        en: 'Espresso and plenty of milk under a thin layer of foam.',
        price: { hot: 30, ice: 32 },
        diet: milkCoffee,
        picture: 'caffe-latte',
      },
      {
        name: 'Kopi Susu Pandan',
        inEnglish: 'Pandan Milk Coffee',
        id: 'Kopi susu dengan sirop pandan yang kami rebus sendiri.',
        en: 'Milk coffee with pandan syrup that we boil ourselves.',
        price: { hot: 27, ice: 28 },
        diet: milkCoffee,
        badges: ['new'],
        picture: 'kopi-susu-pandan',
      },
      {
        name: 'Kopi Susu Oat',
        inEnglish: 'Oat Milk Coffee',
        id: 'Espresso, susu oat, dan gula aren; tanpa susu sapi.',
        en: 'Espresso, oat milk and palm sugar; no cow’s milk.',
        price: { regular: 32, large: 37 },
        diet: ['gluten', 'caffeine', 'vegetarian'],
        picture: 'kopi-susu-oat',
      },
      {
        name: 'Mocha Aren',
        inEnglish: 'Palm Sugar Mocha',
        id: 'Espresso, cokelat Sulawesi, susu, dan sedikit gula aren.',
        en: 'Espresso, chocolate from Sulawesi, milk and a little palm sugar.',
        price: { hot: 32, ice: 34 },
        diet: milkCoffee,
        picture: 'mocha-aren',
      },
    ],
  },
  {
    category: 'minuman',
    name: 'Kopi hitam',
    inEnglish: 'Black coffee',
    items: [
      {
        name: 'Kopi Tubruk',
        inEnglish: 'Tubruk Coffee',
        id: 'Bubuk kopi diseduh langsung di gelas. Tunggu ampasnya turun.',
        en: 'Ground coffee brewed in the glass. Wait until the grounds have settled.',
        price: 18,
        diet: coffee,
        picture: 'kopi-tubruk',
      },
      {
        name: 'Manual Brew Gayo',
        inEnglish: 'Gayo Manual Brew',
        id: 'Arabika Gayo lewat V60: cerah, dengan aroma jeruk dan rempah.',
        en: 'Arabica from Gayo through a V60: bright, with citrus and spice.',
        price: { hot: 32, ice: 34 },
        diet: coffee,
        picture: 'manual-brew',
      },
      {
        name: 'Manual Brew Toraja',
        inEnglish: 'Toraja Manual Brew',
        id: 'Arabika Toraja lewat V60: tebal, seperti cokelat dan kayu manis.',
        en: 'Arabica from Toraja through a V60: full, like chocolate and cinnamon.',
        price: { hot: 32, ice: 34 },
        diet: coffee,
        picture: 'manual-brew-toraja',
      },
      {
        name: 'Kopi Kintamani Cold Brew',
        inEnglish: 'Kintamani Cold Brew',
        id: 'Diseduh dingin selama enam belas jam. Manis, tanpa gula.',
        en: 'Brewed cold for sixteen hours. Sweet without sugar.',
        price: { regular: 30, large: 36 },
        diet: coffee,
        picture: 'cold-brew',
      },
      {
        name: 'Espresso',
        id: 'Campuran arabika Jawa dan robusta Lampung.',
        en: 'A blend of arabica from Java and robusta from Lampung.',
        price: 18,
        diet: coffee,
        picture: 'espresso',
      },
      {
        name: 'Americano',
        id: 'Espresso dengan air panas, atau dengan es.',
        en: 'Espresso with hot water, or over ice.',
        price: { hot: 22, ice: 24 },
        diet: coffee,
        picture: 'americano',
      },
    ],
  },
  {
    category: 'minuman',
    name: 'Teh dan wedang',
    inEnglish: 'Tea and spiced drinks',
    items: [
      {
        name: 'Teh Pandan',
        inEnglish: 'Pandan Tea',
        id: 'Teh hitam dari Garut dengan daun pandan segar.',
        en: 'Black tea from Garut with fresh pandan leaves.',
        price: { hot: 20, ice: 20 },
        diet: coffee,
        picture: 'teh-pandan',
      },
      {
        name: 'Teh Tarik Seduh',
        inEnglish: 'Seduh Pulled Tea',
        id: 'Teh pekat dan susu kental, ditarik sampai berbusa.',
        en: 'Strong tea and condensed milk, pulled until it foams.',
        price: { hot: 22, ice: 24 },
        diet: milkCoffee,
        picture: 'teh-tarik',
      },
      {
        name: 'Es Teh Leci',
        inEnglish: 'Iced Lychee Tea',
        id: 'Teh melati dingin dengan buah leci.',
        en: 'Cold jasmine tea with lychees.',
        price: { regular: 22, large: 27 },
        diet: coffee,
        picture: 'es-teh-leci',
      },
      {
        name: 'Wedang Jahe Sereh',
        inEnglish: 'Ginger and Lemongrass Wedang',
        id: 'Jahe bakar, sereh, dan gula batu. Hangat sampai ke perut.',
        en: 'Roasted ginger, lemongrass and rock sugar. Warms you all the way down.',
        price: 20,
        diet: ['vegetarian'],
        picture: 'wedang-jahe',
      },
      {
        name: 'Wedang Uwuh',
        inEnglish: 'Wedang Uwuh',
        id: 'Rempah Yogyakarta: cengkih, kayu manis, jahe, dan secang.',
        en: 'Spices of Yogyakarta: cloves, cinnamon, ginger and sappanwood.',
        price: 22,
        diet: ['vegetarian'],
        picture: 'wedang-uwuh',
      },
      {
        name: 'Bandrek Susu',
        inEnglish: 'Milk Bandrek',
        id: 'Jahe, kelapa muda, gula aren, dan susu; dari Sunda.',
        en: 'Ginger, young coconut, palm sugar and milk, from Sunda.',
        price: { hot: 24, ice: 25 },
        diet: ['milk', 'vegetarian'],
        badges: ['seasonal'],
        picture: 'bandrek-susu',
      },
    ],
  },
  {
    category: 'minuman',
    name: 'Tanpa kopi',
    inEnglish: 'Without coffee',
    items: [
      {
        name: 'Cokelat Aren',
        inEnglish: 'Palm Sugar Chocolate',
        id: 'Cokelat Sulawesi yang dilelehkan dalam susu, dengan gula aren.',
        en: 'Chocolate from Sulawesi melted into milk, with palm sugar.',
        price: { hot: 28, ice: 30 },
        diet: ['milk', 'vegetarian'],
        badges: ['favourite'],
        picture: 'cokelat-aren',
      },
      {
        name: 'Matcha Latte',
        id: 'Matcha yang dikocok, dengan susu segar.',
        en: 'Whisked matcha with fresh milk.',
        price: { hot: 32, ice: 34 },
        diet: milkCoffee,
        picture: 'matcha-latte',
      },
      {
        name: 'Es Kelapa Jeruk',
        inEnglish: 'Iced Coconut and Orange',
        id: 'Air kelapa muda dan perasan jeruk Medan.',
        en: 'Young coconut water and the juice of Medan oranges.',
        price: 25,
        diet: ['vegetarian'],
        picture: 'es-kelapa-jeruk',
      },
      {
        name: 'Es Alpukat Gula Aren',
        inEnglish: 'Iced Avocado with Palm Sugar',
        id: 'Alpukat kerok, susu, dan gula aren.',
        en: 'Scooped avocado, milk and palm sugar.',
        price: 28,
        diet: ['milk', 'vegetarian'],
        picture: 'es-alpukat',
      },
      {
        name: 'Susu Jahe Madu',
        inEnglish: 'Ginger and Honey Milk',
        id: 'Susu hangat, jahe, dan madu hutan.',
        en: 'Warm milk, ginger and forest honey.',
        price: 24,
        diet: ['milk', 'vegetarian'],
        picture: 'susu-jahe-madu',
      },
      {
        name: 'Es Asam Jawa',
        inEnglish: 'Iced Tamarind',
        id: 'Asam jawa, gula merah, dan sejumput garam.',
        en: 'Tamarind, palm sugar and a pinch of salt.',
        price: { regular: 20, large: 25 },
        diet: ['vegetarian'],
        picture: 'es-asam-jawa',
      },
    ],
  },
  {
    category: 'makanan',
    name: 'Roti dan kue',
    inEnglish: 'Bread and cakes',
    items: [
      {
        name: 'Klepon',
        id: 'Bola ketan pandan berisi gula aren cair, dengan kelapa parut. Lima butir.',
        en: 'Pandan rice cakes filled with liquid palm sugar, in grated coconut. Five pieces.',
        price: 18,
        diet: ['vegetarian'],
        badges: ['favourite'],
        picture: 'klepon',
      },
      {
        name: 'Lapis Legit',
        inEnglish: 'Thousand-layer Cake',
        id: 'Dipanggang selapis demi selapis, dengan mentega dan kayu manis.',
        en: 'Baked layer by layer, with butter and cinnamon.',
        price: 28,
        diet: ['milk', 'egg', 'gluten', 'vegetarian'],
        picture: 'lapis-legit',
      },
      {
        name: 'Roti Bakar Kaya',
        inEnglish: 'Kaya Toast',
        id: 'Roti tebal, selai kaya pandan, dan mentega dingin.',
        en: 'Thick toast, pandan kaya and cold butter.',
        price: 25,
        diet: ['milk', 'egg', 'gluten', 'vegetarian'],
        badges: ['favourite'],
        picture: 'roti-bakar-kaya',
      },
      {
        name: 'Croissant Mentega',
        inEnglish: 'Butter Croissant',
        id: 'Dipanggang setiap pagi, dua puluh tujuh lapis.',
        en: 'Baked every morning, in twenty-seven layers.',
        price: 27,
        diet: ['milk', 'egg', 'gluten', 'vegetarian'],
        picture: 'croissant-mentega',
      },
    ],
  },
  {
    category: 'makanan',
    name: 'Camilan',
    inEnglish: 'Snacks',
    items: [
      {
        name: 'Pisang Goreng Madu',
        inEnglish: 'Fried Banana with Honey',
        id: 'Pisang kepok, renyah di luar, dengan madu.',
        en: 'Kepok bananas, crisp outside, with honey.',
        price: 22,
        diet: ['gluten', 'vegetarian'],
        picture: 'pisang-goreng',
      },
      {
        name: 'Singkong Goreng Sambal Roa',
        inEnglish: 'Fried Cassava with Sambal Roa',
        id: 'Singkong empuk dengan sambal ikan roa dari Manado.',
        en: 'Tender cassava with roa fish sambal from Manado.',
        price: 24,
        diet: ['fish'],
        picture: 'singkong-goreng',
      },
      {
        name: 'Tahu Walik',
        inEnglish: 'Inside-out Tofu',
        id: 'Tahu dibalik, diisi ayam, lalu digoreng garing.',
        en: 'Tofu turned inside out, filled with chicken and fried crisp.',
        price: 24,
        diet: ['soy', 'egg', 'gluten'],
        picture: 'tahu-walik',
      },
    ],
  },
  {
    category: 'makanan',
    name: 'Makan besar',
    inEnglish: 'Mains',
    items: [
      {
        name: 'Nasi Ayam Sambal Matah',
        inEnglish: 'Chicken Rice with Sambal Matah',
        id: 'Ayam goreng, nasi hangat, dan sambal matah Bali dengan terasi.',
        en: 'Fried chicken, warm rice and Balinese raw sambal with shrimp paste.',
        price: 38,
        diet: ['shellfish'],
        picture: 'nasi-ayam',
      },
      {
        name: 'Mi Godog Jawa',
        inEnglish: 'Javanese Noodle Soup',
        id: 'Mi rebus dengan telur bebek, sayur, dan kaldu ayam kampung.',
        en: 'Noodles in chicken broth with duck egg and vegetables.',
        price: 36,
        diet: ['soy', 'egg', 'gluten'],
        picture: 'mi-godog',
      },
    ],
  },
];

export async function seedMenu(db: Db, now: Date): Promise<void> {
  // The strip of the home page and the feedback form show the items in this order.
  for (const { items, inEnglish, category, name } of menu) {
    const section = sectionInput.parse({ category, name, translation: { name: inEnglish } });
    const { id: sectionId } = await sectionEntries.create(db, section, now);
    for (const item of items) {
      const fields = { ...fieldsOf(item), sectionId, category };
      await menuEntries.create(db, menuItemInput.parse(fields), now);
    }
  }
}

const fieldsOf = ({
  name,
  inEnglish = name,
  id,
  en,
  price,
  diet = [],
  badges = [],
  picture,
}: Item) => ({
  name,
  description: id,
  translation: { name: inEnglish, description: en },
  diet,
  badges,
  price: typeof price === 'number' ? price * 1000 : null,
  variants: variantsOf(price),
  imageUrl: picture ? `/pictures/menu-${picture}.jpg` : null,
});

function variantsOf(price: Item['price']) {
  if (typeof price === 'number') return [];
  const named: Record<string, string> = {
    hot: 'Panas',
    ice: 'Es',
    regular: 'Reguler',
    large: 'Besar',
  };
  return Object.entries(price).map(([size, thousands]) => ({
    name: named[size] ?? size,
    price: thousands * 1000,
  }));
}
