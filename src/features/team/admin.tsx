import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Empty } from '../../ui/empty.tsx';
import { useListActions } from '../../ui/list-actions.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { MemberCard } from './admin-card.tsx';
import { TeamForm } from './admin-form.tsx';
import { type TeamMember, teamMemberSchema, teamMessages } from './contract.ts';

const path = '/api/team-members';
const listSchema = z.array(teamMemberSchema);

/** The Team tab: who is shown on the home page, and in which order. */
export default function Team() {
  const list = usePaged({ key: 'team', path, schema: listSchema, limit: 24 });
  const [edited, setEdited] = useState<TeamMember | null>(null);
  const actions = useListActions('team', '/api/admin/team-members/order');

  const remove = async ({ id, name }: TeamMember) => {
    const question = { sentence: teamMessages.confirmDelete(name), action: 'Delete' };
    const gone = await actions.remove(`${path}/${id}`, question, teamMessages.deleted);
    if (gone && edited?.id === id) setEdited(null);
  };

  return (
    <div className="grid gap-6">
      <TeamForm
        key={edited?.id ?? 'new'}
        member={edited}
        onSaved={actions.refresh}
        onClose={() => setEdited(null)}
      />
      <ListTools label="Search team members" list={list} csv="/api/admin/team-members.csv" />
      <ListState
        query={list.query}
        failure="Failed to fetch team members"
        empty={
          list.q ? (
            <Empty title="No team member matches" hint="Try another name or position." />
          ) : (
            <Empty
              icon={<UsersRound />}
              title="No team members yet"
              hint="Until there is one, the section on the home page stays hidden."
            />
          )
        }
      >
        {({ rows }) => (
          <Sortable
            items={rows}
            nameOf={({ name }) => name}
            onReorder={actions.reorder}
            disabled={list.q !== ''}
            className="sm:grid-cols-2 xl:grid-cols-3"
          >
            {(member) => (
              <MemberCard
                member={member}
                onEdit={() => setEdited(member)}
                onDelete={() => remove(member)}
              />
            )}
          </Sortable>
        )}
      </ListState>
      <Pager {...list} />
    </div>
  );
}
