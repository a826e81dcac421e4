import type { Files } from '../../../server/storage/files.ts';
import { readPicture } from '../../media/store.ts';
import type { Brand } from '../contract.ts';
import type { Palette } from '../palette.contract.ts';
import type { TypefaceName } from '../typefaces.contract.ts';
import { type Logo, onGround, readLogo } from './logo.ts';
import { drawMark } from './mark.ts';
import { type Pixels, resized, rounded, sharpOf } from './pixels.ts';

export type Asset = { type: string; body: Buffer };

export type Sources = {
  logo: Logo | null;
  darkLogo: Logo | null;
  mark: Logo | null;
  name: string;
  palette: Palette;
  typefaces: TypefaceName;
};

/** @throws `LogoError` for a picture that cannot be a logo */
export async function readLogoOf(files: Files, url: string): Promise<Logo | null> {
  const file = url === '' ? null : await readPicture({ files }, url);
  return file && readLogo(file);
}

export async function readSources(
  files: Files,
  { logo, darkLogo, mark, typefaces }: Pick<Brand, 'logo' | 'darkLogo' | 'mark' | 'typefaces'>,
  rest: { name: string; palette: Palette },
): Promise<Sources> {
  return {
    logo: await readLogoOf(files, logo),
    darkLogo: await readLogoOf(files, darkLogo),
    mark: await readLogoOf(files, mark),
    typefaces,
    ...rest,
  };
}

/** A screen may have three pixels for each of the bar's. */
const LOGO = { width: 640, height: 120 };
const BADGE = { side: 144, radius: 33 };
const webp = { quality: 88, alphaQuality: 95, smartSubsample: true } as const;

const asWebp = async (picture: Pixels): Promise<Asset> => ({
  type: 'image/webp',
  body: await (await sharpOf(picture)).webp(webp).toBuffer(),
});

async function inBar(picture: Pixels): Promise<Asset> {
  const isLarger = picture.width > LOGO.width || picture.height > LOGO.height;
  return asWebp(isLarger ? await resized(picture, LOGO.width, LOGO.height) : picture);
}

export async function drawLight(sources: Sources): Promise<Asset> {
  const { logo, darkLogo, palette } = sources;
  if (logo) return inBar(logo);
  if (darkLogo) return inBar(await onGround(darkLogo, palette.paper, palette.ink));
  return drawBadge(sources);
}

export async function drawDark(sources: Sources): Promise<Asset> {
  const { logo, darkLogo, palette } = sources;
  if (darkLogo) return inBar(darkLogo);
  if (logo) return inBar(await onGround(logo, palette.ink, palette.foam));
  return drawBadge(sources);
}

export const markOf = (sources: Sources): Promise<Pixels> =>
  drawMark({ ...sources, logo: sources.logo ?? sources.darkLogo });

export async function drawBadge(sources: Sources): Promise<Asset> {
  const mark = await resized(await markOf(sources), BADGE.side, BADGE.side);
  return asWebp(await rounded(mark, BADGE.radius));
}
