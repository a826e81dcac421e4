import { useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { toast } from '../../ui/toast.tsx';
import { MemberCard } from './admin-card.tsx';
import { TeamForm } from './admin-form.tsx';
import { type TeamMember, teamMemberSchema, teamMessages } from './contract.ts';

const path = '/api/team-members';
const listSchema = z.array(teamMemberSchema);

/** The Team tab: who is shown on the home page, and in which order. */
export default function Team() {
  const client = useQueryClient();
  const list = usePaged({ key: 'team', path, schema: listSchema, limit: 24 });
  const [edited, setEdited] = useState<TeamMember | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['team'] });

  const remove = async (member: TeamMember) => {
    const sentence = teamMessages.confirmDelete(member.name);
    if (!(await confirm({ sentence, action: 'Delete' }))) return;
    try {
      await api.delete(`${path}/${member.id}`);
      toast({ title: teamMessages.deleted });
      if (edited?.id === member.id) setEdited(null);
    } catch (error) {
      failed('Delete Failed', error);
    }
    await refresh();
  };

  const reorder = async (ids: number[]) => {
    try {
      await api.put('/api/admin/team-members/order', { ids });
    } catch (error) {
      failed('Update Failed', error);
      throw error;
    } finally {
      await refresh();
    }
  };

  return (
    <div className="grid gap-6">
      <TeamForm
        key={edited?.id ?? 'new'}
        member={edited}
        onSaved={refresh}
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
            onReorder={reorder}
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

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
