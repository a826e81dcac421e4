import { Button, ButtonLink } from '../../button.tsx';
import { say } from '../../language.ts';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';

type ChosenBarProps<T extends Entry> = { entries: Entries<T>; canSwitch: boolean };

/** What can be done with the rows that are chosen; stays in sight while the list scrolls. */
export function ChosenBar<T extends Entry>({ entries, canSwitch }: ChosenBarProps<T>) {
  const { chosen, adminPath } = entries;
  const count = chosen.size;
  const ids = [...chosen.keys()].join();
  return (
    <section
      aria-label={say('Chosen rows', 'Baris terpilih')}
      className={
        count > 0
          ? 'card sticky bottom-24 z-10 flex flex-wrap items-center gap-2 p-3 shadow lg:bottom-4'
          : 'sr-only'
      }
    >
      <p role="status" className="me-auto text-sm font-semibold">
        {count > 0 && `${count} ${say('selected', 'dipilih')}`}
      </p>
      {count > 0 && (
        <>
          {canSwitch && (
            <>
              <Button variant="secondary" size="sm" onClick={() => entries.activateChosen(true)}>
                {say('Switch on', 'Aktifkan')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => entries.activateChosen(false)}>
                {say('Switch off', 'Nonaktifkan')}
              </Button>
            </>
          )}
          <ButtonLink variant="secondary" size="sm" href={`${adminPath}.csv?ids=${ids}`} download>
            {say('Export', 'Unduh')}
          </ButtonLink>
          <Button variant="destructive" size="sm" onClick={entries.discardChosen}>
            {say('Delete', 'Hapus')}
          </Button>
          <Button variant="quiet" size="sm" onClick={entries.chooseNone}>
            {say('Clear selection', 'Batalkan pilihan')}
          </Button>
        </>
      )}
    </section>
  );
}
