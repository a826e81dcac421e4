import { useQuery } from '@tanstack/react-query';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { useAction } from '../../ui/dashboard/use-action.ts';
import { api } from '../../ui/fetch.ts';
import { type Role, roles, signInSettingsSchema } from './contract.ts';

const path = '/api/admin/sign-in-settings';
const key = 'sign-in-settings';
const names: Record<Role, string> = { owner: 'Owners', editor: 'Editors', cashier: 'Cashiers' };

export function SignInSettingsCard() {
  const query = useQuery({
    queryKey: [key],
    queryFn: ({ signal }) => api.get(path, signInSettingsSchema, { signal }),
  });
  const { update } = useAction(key);
  const save = (secondFactorRoles: Role[]) =>
    update(() => api.put(path, { secondFactorRoles }), 'Two-step sign-in updated successfully');

  return (
    <section className="card grid gap-3 p-4 sm:p-6" aria-labelledby="sign-in">
      <div>
        <h3 id="sign-in" className="text-lg font-bold">
          Two-step sign-in
        </h3>
        <p className="max-w-text text-sm text-ink-soft">
          Choose who must confirm each sign-in with a code from their phone. Whoever has not set
          this up yet, you too, is asked to at the next page.
        </p>
      </div>
      <ListState query={query} failure="The setting could not be read" empty={null}>
        {({ secondFactorRoles }) => (
          <div className="flex flex-wrap gap-x-8">
            {roles.toReversed().map((role) => (
              <Switch
                key={role}
                label={names[role]}
                checked={secondFactorRoles.includes(role)}
                onChange={({ target }) =>
                  void save(
                    roles.filter((one) =>
                      one === role ? target.checked : secondFactorRoles.includes(one),
                    ),
                  )
                }
              />
            ))}
          </div>
        )}
      </ListState>
    </section>
  );
}
