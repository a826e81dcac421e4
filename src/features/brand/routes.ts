import { packed, said } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { invalid } from '../../server/http/errors.ts';
import { pictureExists } from '../media/store.ts';
import { type BrandUpdate, brandSchema, brandUpdate } from './contract.ts';
import { brandTexts } from './messages.ts';
import { readBrand, updateBrand } from './store.ts';

const path = '/api/brand';
const config = { access: 'editor' } as const;

export function brandRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(path, { config, schema: { response: { 200: brandSchema } } }, () => readBrand(db));

  app.put(
    path,
    { config, schema: { body: brandUpdate, response: { 200: brandSchema } } },
    async (request) => {
      await checkPictures(deps, request.body);
      return recordChange(db, request, 'brand.update', (tx) =>
        updateBrand(tx, request.body, deps.clock()),
      );
    },
  );
}

async function checkPictures(deps: Deps, update: BrandUpdate) {
  for (const name of ['logo', 'darkLogo', 'mark', 'share'] as const) {
    const url = update[name];
    if (!url || (await pictureExists(deps, url))) continue;
    throw invalid(said(brandTexts.pictureGone), { [name]: packed(brandTexts.pictureGone) });
  }
}
