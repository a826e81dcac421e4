import { useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { passkeyProblems } from '../../../ui/passkey/messages.ts';
import { canUsePasskeys } from '../../../ui/passkey/passkey.ts';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import type { Reauthentication } from '../../accounts/contract.ts';
import { type Passkey, passkeySchema } from '../passkeys/contract.ts';
import { passkeyTexts } from '../passkeys/messages.ts';
import { AddPasskey, PasskeyName } from './admin-add-passkey.tsx';
import { Part } from './admin-part.tsx';
import { ownAccountTexts } from './messages.ts';

const path = '/api/auth/passkeys';
const key = 'passkeys';

export function Passkeys() {
  const say = useSay();
  const client = useQueryClient();
  const [edited, setEdited] = useState<Passkey | 'new' | null>(null);
  const query = useGet([key], path, z.array(passkeySchema), { refetchOnMount: 'always' });
  const { update } = useAction(key);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const close = () => {
    setEdited(null);
    setRemoved(null);
    void client.invalidateQueries({ queryKey: [key] });
  };
  const discard = async ({ id }: Passkey, input: Reauthentication) => {
    await api.delete(`${path}/${id}`, input);
    toast({ title: say(passkeyTexts.removed) });
    close();
  };
  const rename = async ({ id }: Passkey, name: string) => {
    if (await update(() => api.put(`${path}/${id}`, { name }), say(ownAccountTexts.passkeyRenamed)))
      close();
  };

  return (
    <Part
      title={say(ownAccountTexts.passkeys)}
      hint={say(
        query.data?.length === 0 ? ownAccountTexts.noPasskeys : ownAccountTexts.passkeysHint,
      )}
      action={
        canUsePasskeys() && (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            <Fingerprint className="size-4" />
            {say(ownAccountTexts.addPasskey)}
          </Button>
        )
      }
    >
      {!canUsePasskeys() && (
        <p className="rounded bg-milk px-4 py-3 text-sm">{say(passkeyProblems.impossible)}</p>
      )}
      <ListState query={query} failure={say(ownAccountTexts.passkeysFailed)} empty={null}>
        {(passkeys) => (
          <ul className="divide-y divide-line border-t border-line">
            {passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                passkey={passkey}
                onRename={() => setEdited(passkey)}
                onRemove={() => setRemoved(passkey)}
              />
            ))}
          </ul>
        )}
      </ListState>
      <Dialog open={edited === 'new'} onClose={close} title={say(ownAccountTexts.addPasskey)}>
        <AddPasskey onDone={close} />
      </Dialog>
      <Dialog
        open={edited !== null && edited !== 'new'}
        onClose={close}
        title={say(ownAccountTexts.renameTitle)}
      >
        {edited && edited !== 'new' && (
          <PasskeyName
            name={edited.name}
            action={say(ownAccountTexts.save)}
            onSend={(name) => rename(edited, name)}
            onCancel={close}
          />
        )}
      </Dialog>
      <Dialog
        open={removed !== null}
        onClose={close}
        title={removed && say(ownAccountTexts.removeTitle, { name: removed.name })}
      >
        {removed && (
          <ReauthenticationForm
            explanation={say(ownAccountTexts.removeHint)}
            action={say(ownAccountTexts.remove)}
            variant="destructive"
            onCancel={close}
            failure={say(dashboardTexts.deleteFailed)}
            onSend={(input) => discard(removed, input)}
          />
        )}
      </Dialog>
    </Part>
  );
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function Row({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  const say = useSay();
  const { day } = useFormats();
  return (
    <li className="flex items-start gap-3 py-3 [&>button:last-child]:-me-4">
      <Fingerprint className="mt-0.5 size-5 shrink-0 text-caramel-deep" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft">
          {lastUsedAt ? (
            <Sentence of={ownAccountTexts.lastUsed} time={<Time iso={lastUsedAt} />} />
          ) : (
            say(ownAccountTexts.notUsed)
          )}
        </p>
        <p className="text-ink-soft">
          <Sentence
            of={ownAccountTexts.added}
            day={<span className="whitespace-nowrap">{day(createdAt)}</span>}
          />
        </p>
      </div>
      <div className="flex gap-1">
        <IconButton
          icon={Pencil}
          label={say(ownAccountTexts.renameNamed, { name })}
          onClick={onRename}
        />
        <IconButton
          icon={Trash2}
          label={say(ownAccountTexts.removeNamed, { name })}
          danger
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
