import { getTableColumns } from 'drizzle-orm';
import { localized } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import { isVersion, nextVersion, savedOrConflict } from '../../server/lists/version.ts';
import { type Brand, type BrandUpdate, coloursOf } from './contract.ts';
import { brandTexts } from './messages.ts';
import { type Palette, paletteOf } from './palette.contract.ts';
import { brand } from './table.ts';

export const noBrand: Brand = {
  logo: '',
  darkLogo: '',
  mark: '',
  share: '',
  main: null,
  accent: null,
  typefaces: 'jakarta',
  updatedAt: new Date(0).toISOString(),
};

const { id, ...columns } = getTableColumns(brand);
const find = (db: Db) => db.select(columns).from(brand);

export async function readBrand(db: Db): Promise<Brand> {
  return firstOrNotFound(await find(db), localized(brandTexts.what));
}

export const readPalette = async (db: Db): Promise<Palette> =>
  paletteOf(coloursOf(await readBrand(db))).palette;

export async function updateBrand(
  db: Db,
  { updatedAt, ...changes }: BrandUpdate,
  now: Date,
): Promise<Brand> {
  const saved = await db
    .update(brand)
    .set({ ...changes, updatedAt: nextVersion(brand.updatedAt, now) })
    .where(isVersion(brand.updatedAt, updatedAt))
    .returning(columns);
  return savedOrConflict(saved, () => find(db), localized(brandTexts.what));
}
