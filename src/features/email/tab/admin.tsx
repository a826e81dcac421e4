import { useQuery, useQueryClient } from '@tanstack/react-query';
import { classes } from '../../../ui/classes.ts';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { SkeletonMail } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { emailConfigSchema } from '../contract.ts';
import { KeptMails } from './admin-kept.tsx';
import { MailList } from './admin-list.tsx';
import { MailServerCard } from './admin-server.tsx';
import { NotificationSettings } from './admin-settings.tsx';
import { Templates } from './admin-templates.tsx';
import { SendTest } from './admin-test.tsx';
import { emailTabTexts as t } from './messages.ts';

export default function EmailConfigTab({ staff }: { staff: Staff }) {
  const say = useSay();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['email-config'],
    queryFn: ({ signal }) => api.get('/api/admin/email-config', emailConfigSchema, { signal }),
  });
  const refreshList = () => client.invalidateQueries({ queryKey: ['outbox'] });
  const refresh = async () => {
    await Promise.all([query.refetch(), refreshList()]);
  };

  const isOwner = mayAct(staff.role, 'owner');
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <div className="grid xl:col-span-full">
        <ListState
          // The previous result would hide that the new check failed.
          query={{ ...query, data: query.isError ? undefined : query.data }}
          failure={say(t.loadFailed)}
          empty={null}
          loading={<SkeletonMail />}
        >
          {(config) => (
            <MailServerCard
              config={config}
              busy={query.isFetching}
              onRefresh={refresh}
              notice={
                config.connectionStatus === 'connected' &&
                config.kept > 0 && <KeptMails count={config.kept} onSent={refresh} />
              }
            />
          )}
        </ListState>
      </div>
      <div className="xl:col-span-full xl:row-start-3">
        <MailList />
      </div>
      {isOwner && (
        <div className="@container grid xl:col-start-2 xl:row-start-2">
          <NotificationSettings />
        </div>
      )}
      {/* On a phone it is looked for last. */}
      <div className={classes('grid xl:row-start-2', !isOwner && 'xl:col-span-full')}>
        <SendTest onSent={refreshList} />
      </div>
      <div className="xl:col-span-full">
        <Templates samples={query.data?.samples ?? []} />
      </div>
    </div>
  );
}
