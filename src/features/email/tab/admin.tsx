import { useQueryClient } from '@tanstack/react-query';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { SkeletonMail } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
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
  const query = useGet(['email-config'], '/api/admin/email-config', emailConfigSchema);
  const refreshList = () => client.invalidateQueries({ queryKey: ['outbox'] });
  const refresh = async () => {
    await Promise.all([query.refetch(), refreshList()]);
  };

  const isOwner = mayAct(staff.role, 'owner');
  return (
    <div className="grid items-start gap-card xl:grid-cols-[minmax(0,1fr)_22rem]">
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
              notice={
                config.connectionStatus === 'connected' &&
                config.kept > 0 && <KeptMails count={config.kept} onSent={refresh} />
              }
            />
          )}
        </ListState>
      </div>
      <div className="grid min-w-0 gap-card">
        <MailList busy={query.isFetching} onRefresh={refresh} />
        <Templates samples={query.data?.samples ?? []} />
      </div>
      <div className="@container grid gap-card">
        {isOwner && <NotificationSettings />}
        <SendTest
          hasServer={query.data?.connectionStatus !== 'not_configured'}
          onSent={refreshList}
        />
      </div>
    </div>
  );
}
