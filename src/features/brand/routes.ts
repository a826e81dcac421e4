import { localized, packed } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { invalid } from '../../server/http/errors.ts';
import { pictureExists } from '../media/store.ts';
import {
  type BrandUpdate,
  brandSchema,
  brandUpdate,
  type LogoField,
  logoFields,
  previewQuery,
  previewSchema,
} from './contract.ts';
import { LogoError } from './drawing/logo.ts';
import { readLogoOf } from './drawing/logos.ts';
import { previewLogos } from './drawing/preview.ts';
import { brandTexts } from './messages.ts';
import { readBrand, updateBrand } from './store.ts';

const path = '/api/brand';
const config = { access: 'editor' } as const;

export function brandRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(path, { config, schema: { response: { 200: brandSchema } } }, () => readBrand(db));

  app.get(
    `${path}/preview`,
    { config, schema: { querystring: previewQuery, response: { 200: previewSchema } } },
    async (request) => {
      await checkPictures(deps, request.query);
      return previewLogos(deps.files, request.query);
    },
  );

  app.put(
    path,
    { config, schema: { body: brandUpdate, response: { 200: brandSchema } } },
    async (request) => {
      request.leaveQueue();
      await checkPictures(deps, request.body);
      return recordChange(db, request, 'brand.update', (tx) =>
        updateBrand(tx, request.body, deps.clock()),
      );
    },
  );
}

async function checkPictures(deps: Deps, update: Pick<BrandUpdate, LogoField | 'share'>) {
  const refuse = (name: string, text: 'pictureGone' | LogoError['reason']) => {
    throw invalid(localized(brandTexts[text]), { [name]: packed(brandTexts[text]) });
  };
  for (const name of logoFields) {
    const url = update[name];
    if (!url) continue;
    const logo = await readLogoOf(deps.files, url).catch((error: unknown) => {
      if (error instanceof LogoError) return refuse(name, error.reason);
      throw error;
    });
    if (logo === null) refuse(name, 'pictureGone');
  }
  if (update.share && !(await pictureExists(deps, update.share))) refuse('share', 'pictureGone');
}
