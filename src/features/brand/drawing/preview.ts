import type { Files } from '../../../server/storage/files.ts';
import type { BrandPreview, PreviewQuery } from '../contract.ts';
import { builtIn, lookOf } from '../look.ts';
import { noBrand } from '../store.ts';
import { isSeenOn } from './logo.ts';
import { type Asset, drawBadge, drawDark, drawLight, readSources } from './logos.ts';

export async function previewLogos(files: Files, query: PreviewQuery): Promise<BrandPreview> {
  const { main = null, accent = null, name } = query;
  const look = lookOf({ ...noBrand, ...query, main, accent }, name);
  const { palette, mark } = look;
  if (!look.isOwn) {
    const light = builtIn(mark.light);
    return { light, dark: builtIn(mark.dark), mark: light, unseen: [] };
  }
  const sources = await readSources(files, query, { name, palette });
  const { logo, darkLogo } = sources;
  const unseen: BrandPreview['unseen'] = [];
  if (logo && !isSeenOn(logo, palette.paper)) unseen.push('logo');
  if (darkLogo && !isSeenOn(darkLogo, palette.ink)) unseen.push('darkLogo');
  return {
    light: asData(await drawLight(sources)),
    dark: asData(await drawDark(sources)),
    mark: asData(await drawBadge(sources)),
    unseen,
  };
}

const asData = ({ type, body }: Asset) => `data:${type};base64,${body.toString('base64')}`;
