import { UsersRound } from 'lucide-react';
import { useAsRead, useLangOf } from '../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { SkeletonTeam, teamColumns } from '../../ui/dashboard/lists/skeleton.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { TeamForm } from './admin-form.tsx';
import { type TeamMember, teamMemberSchema } from './contract.ts';
import { teamTexts } from './messages.ts';
import { Placeholder } from './placeholder-view.tsx';

const source = {
  key: 'team',
  path: '/api/team-members',
  schema: teamMemberSchema,
  texts: teamTexts,
  nameOf: ({ name }: TeamMember) => name,
};
const photo =
  'size-12 shrink-0 rounded sm:size-24 xl:size-32 bg-caramel-tint object-cover @max-3xs:aspect-square @max-3xs:size-full';

export default function Team({ staff }: { staff: Staff }) {
  const read = useAsRead();
  const langOf = useLangOf();
  const list = usePaged({ ...source, limit: 24 });
  const entries = useEntries(source);
  return (
    <EntryTab
      entries={entries}
      list={list}
      searchEnd="thirds"
      isOwner={staff.role === 'owner'}
      form={<TeamForm entries={entries} />}
    >
      <EntryList
        list={list}
        entries={entries}
        isJoined="phone"
        className={teamColumns}
        Skeleton={SkeletonTeam}
        icon={<UsersRound />}
      >
        {(member) => {
          const { position, about } = read(member);
          return (
            <EntryRow
              entries={entries}
              entry={member}
              picture={
                member.photoUrl ? (
                  <Thumbnail src={member.photoUrl} className={photo} />
                ) : (
                  <Placeholder className={photo} />
                )
              }
            >
              <div className="grid content-start gap-1 text-sm text-ink-soft">
                <p lang={langOf(member, 'position')} className="max-sm:line-clamp-1">
                  {position}
                </p>
                {about && (
                  <p
                    lang={langOf(member, 'about')}
                    className="line-clamp-3 text-pretty max-sm:hidden"
                  >
                    {about}
                  </p>
                )}
              </div>
            </EntryRow>
          );
        }}
      </EntryList>
    </EntryTab>
  );
}
