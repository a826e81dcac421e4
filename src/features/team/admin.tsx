import { UsersRound } from 'lucide-react';
import { z } from 'zod';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryFacts, EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { TeamForm } from './admin-form.tsx';
import { type TeamMember, teamMemberSchema, teamMessages } from './contract.ts';
import { Placeholder } from './placeholder-view.tsx';

const source = {
  key: 'team',
  path: '/api/team-members',
  adminPath: '/api/admin/team-members',
  messages: teamMessages,
  confirmDelete: teamMessages.confirmDelete,
  nameOf: ({ name }: TeamMember) => name,
};
const listSchema = z.array(teamMemberSchema);
const words = {
  search: 'Search team members',
  add: 'Add Team Member',
  edit: 'Edit Team Member',
};
const photo = 'size-16 shrink-0 rounded bg-caramel-tint object-cover';

export default function Team({ staff }: { staff: Staff }) {
  const list = usePaged({ ...source, schema: listSchema, limit: 24 });
  const entries = useEntries(source);
  return (
    <EntryTab
      entries={entries}
      list={list}
      words={words}
      isOwner={staff.role === 'owner'}
      form={<TeamForm entries={entries} />}
    >
      <EntryList
        list={list}
        entries={entries}
        className="sm:grid-cols-2 xl:grid-cols-3"
        failure="Failed to fetch team members"
        none={
          <Empty
            icon={<UsersRound />}
            title="No team members yet"
            hint="Until there is one, the section on the home page stays hidden."
          />
        }
        noMatch={<Empty title="No team member matches" hint="Try another name or position." />}
      >
        {(member) => (
          <EntryRow
            entries={entries}
            entry={member}
            picture={
              member.photoUrl ? (
                <Thumbnail src={member.photoUrl} alt="" className={photo} />
              ) : (
                <Placeholder className={photo} />
              )
            }
          >
            <p className="text-sm text-ink-soft">{member.position}</p>
            <EntryFacts>Order: {member.displayOrder}</EntryFacts>
          </EntryRow>
        )}
      </EntryList>
    </EntryTab>
  );
}
