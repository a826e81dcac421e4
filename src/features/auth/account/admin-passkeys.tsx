import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { formatDay } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { canUsePasskeys, NO_PASSKEYS } from '../../../ui/passkey.ts';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ReauthenticationForm } from '../../accounts/admin-reauthenticate.tsx';
import type { Reauthentication } from '../../accounts/contract.ts';
import { type Passkey, passkeyMessages, passkeySchema } from '../passkeys/contract.ts';
import { AddPasskey, PasskeyName } from './admin-add-passkey.tsx';

const path = '/api/auth/passkeys';
const key = 'passkeys';

export function Passkeys() {
  const client = useQueryClient();
  const [edited, setEdited] = useState<Passkey | 'new' | null>(null);
  const query = useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => api.get(path, z.array(passkeySchema), { signal }),
    refetchOnMount: 'always',
  });
  const { update } = useAction(key);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const close = () => {
    setEdited(null);
    setRemoved(null);
    void client.invalidateQueries({ queryKey: [key] });
  };
  const discard = async ({ id }: Passkey, input: Reauthentication) => {
    await api.delete(`${path}/${id}`, input);
    toast({ title: passkeyMessages.removed });
    close();
  };
  const rename = async ({ id }: Passkey, name: string) => {
    if (await update(() => api.put(`${path}/${id}`, { name }), passkeyMessages.renamed)) close();
  };

  return (
    <section className="card grid gap-4 p-4 sm:p-6 lg:col-span-2" aria-labelledby="passkeys">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="passkeys" className="text-lg font-bold">
            Passkeys
          </h3>
          <p className="text-sm text-ink-soft">
            Sign in with your finger, your face or the screen lock of your device, without password
            and code. A passkey works on no other page, so nobody can trick you out of it.
          </p>
        </div>
        {canUsePasskeys() && (
          <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
            <Fingerprint className="size-4" aria-hidden="true" />
            Add a passkey
          </Button>
        )}
      </div>
      {!canUsePasskeys() && <p className="rounded bg-milk px-4 py-3 text-sm">{NO_PASSKEYS}</p>}
      <ListState
        query={query}
        failure="Your passkeys could not be read"
        empty={<p className="text-sm">You have no passkey yet.</p>}
      >
        {(passkeys) => (
          <ul className="divide-y divide-line border-y border-line">
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
      <Dialog open={edited === 'new'} onClose={close} title="Add a passkey">
        <AddPasskey onDone={close} />
      </Dialog>
      <Dialog open={edited !== null && edited !== 'new'} onClose={close} title="Rename the passkey">
        {edited && edited !== 'new' && (
          <PasskeyName name={edited.name} action="Save" onSend={(name) => rename(edited, name)} />
        )}
      </Dialog>
      <Dialog
        open={removed !== null}
        onClose={close}
        title={removed && `Remove the passkey “${removed.name}”?`}
      >
        {removed && (
          <ReauthenticationForm
            explanation="It no longer lets anybody in. If the device is lost, sign it out below as well; if you keep it, delete the passkey from its passwords, too."
            action="Remove"
            failure="Delete Failed"
            onSend={(input) => discard(removed, input)}
          />
        )}
      </Dialog>
    </section>
  );
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function Row({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  return (
    <li className="flex items-start gap-3 py-3">
      <Fingerprint className="mt-0.5 size-5 shrink-0 text-caramel-deep" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-ink-soft">
          {lastUsedAt ? (
            <>
              Last used <Time iso={lastUsedAt} />
            </>
          ) : (
            'Not used yet'
          )}
        </p>
        <p className="text-ink-soft">
          Added <span className="whitespace-nowrap">{formatDay(createdAt)}</span>
        </p>
      </div>
      <div className="flex gap-1">
        <IconButton icon={Pencil} label={`Rename ${name}`} onClick={onRename} />
        <IconButton icon={Trash2} label={`Remove ${name}`} danger onClick={onRemove} />
      </div>
    </li>
  );
}
