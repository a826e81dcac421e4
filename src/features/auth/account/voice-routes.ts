import { recordChange } from '../../../server/audit/record-change.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { saveVoice } from '../../accounts/store.ts';
import { voiceInput } from '../contract.ts';
import { signedIn } from '../guard.ts';

export function voiceRoutes(app: App, { database: { db } }: Pick<Deps, 'database'>) {
  app.put(
    '/api/auth/voice',
    { config: { access: 'cashier' }, schema: { body: voiceInput, response: { 200: voiceInput } } },
    async (request) => {
      const { id } = signedIn(request);
      await recordChange(db, request, { action: 'account.update', target: id }, (tx) =>
        saveVoice(tx, id, request.body.voice),
      );
      return request.body;
    },
  );
}
