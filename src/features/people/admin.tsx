import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonRegister } from '../../ui/dashboard/lists/skeleton-screens.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { ApiError } from '../../ui/fetch.ts';
import { Input } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { FoundPerson } from './admin-found.tsx';
import { Requests } from './admin-requests.tsx';
import { Erasures, RetentionList } from './admin-retention.tsx';
import { personSchema, registerSchema } from './contract.ts';
import { peopleTexts as t } from './messages.ts';

const path = '/api/admin/people';
const key = 'people';

export default function People() {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [error, setError] = useState('');
  const person = useGet([key, 'person', q], `${path}?${new URLSearchParams({ q })}`, personSchema, {
    enabled: q !== '',
    retry: false,
  });
  const register = useGet([key, 'register'], `${path}/register`, registerSchema, {
    refetchOnMount: 'always',
  });

  const refused = person.error instanceof ApiError ? person.error.fields.q : undefined;

  const show = (who: string) => {
    setError('');
    setTyped(who);
    setQ(who);
    document.getElementById('people-find')?.scrollIntoView({ block: 'center' });
  };

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = typed.trim();
    setError(text === '' ? say(t.who) : '');
    if (text !== '' && text === q) void person.refetch();
    setQ(text);
  };

  return (
    <div
      className={classes(
        'grid gap-card xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        // What is found is long, and would leave the card beside it empty.
        q !== '' && 'items-start',
      )}
    >
      <section
        className="card grid min-w-0 content-start gap-4 p-card"
        aria-labelledby="people-find"
      >
        <div className="grid gap-1">
          <h3 id="people-find" className="heading-section">
            {say(t.find)}
          </h3>
          <p className="max-w-text text-sm text-ink-soft">{say(t.findHint)}</p>
        </div>
        <form onSubmit={search} noValidate className="flex flex-wrap items-start gap-3">
          <Input
            label={say(t.emailOrPhone)}
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={say(t.example)}
            maxLength={254}
            autoComplete="off"
            className="min-w-52 flex-1"
            error={error || refused}
          />
          <Button type="submit" busy={person.isFetching} className="mt-6.75">
            {say(t.search)}
          </Button>
          {q === '' && <p className="basis-full text-sm text-ink-soft">{say(t.found)}</p>}
        </form>
        {q !== '' && !refused && (
          <ListState query={person} failure={say(t.searchFailed)} empty={null}>
            {(found) => <FoundPerson found={found} onSearch={show} />}
          </ListState>
        )}
      </section>
      <ListState
        query={register}
        failure={say(t.registerFailed)}
        empty={null}
        loading={<SkeletonRegister />}
      >
        {({ requests, erasures, keeping }) => (
          <>
            <div className="@container grid min-w-0">
              <Requests requests={requests} onSearch={show} />
            </div>
            <div className="card min-w-0 divide-y divide-line px-card py-2 xl:col-span-full">
              <RetentionList
                keeping={keeping}
                open={q === '' && requests.length === 0 && erasures.length === 0}
              />
              <Erasures erasures={erasures} />
            </div>
          </>
        )}
      </ListState>
    </div>
  );
}
