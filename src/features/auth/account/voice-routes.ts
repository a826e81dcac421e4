import { recordChange } from '../../../server/audit/record-change.ts';
import type { App, Deps } from '../../../server/deps.ts';
import { unauthenticated } from '../../../server/http/errors.ts';
import { saveVoice } from '../../accounts/store.ts';
import { voiceInput } from '../contract.ts';

export function voiceRoutes(app: App, { database: { db } }: Pick<Deps, 'database'>) {
  app.put(
    '/api/auth/voice',
    {
      config: { access: 'cashier' },
      schema: { body: voiceInput, response: { 200: voiceInput } },
    },
    async (request) => {
      const { staff, body } = request;
      if (!staff) throw unauthenticated();
      await recordChange(
        db,
        request,
        'account.update',
        (tx) => saveVoice(tx, staff.id, body.voice),
        () => ({ target: staff.id }),
      );
      return body;
    },
  );
}
