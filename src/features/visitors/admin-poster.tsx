import { QrCode } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { MARK_MAX, posterQuery, posterSizes, SENTENCE_MAX } from './poster.contract.ts';

type Errors = { sentence?: string | undefined; mark?: string | undefined };

export function PosterMaker() {
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const parsed = posterQuery.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors({});
    if (parsed.success) return;
    event.preventDefault();
    const of = (field: string) =>
      parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    setErrors({ sentence: of('sentence'), mark: of('mark') });
  };

  return (
    <>
      <Button variant="secondary" className="ms-auto" onClick={() => setOpen(true)}>
        <QrCode className="size-4" aria-hidden="true" />
        Make a poster
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Make a poster"
        description="Its QR code opens the app's store. Scans are counted under Campaigns, by the mark you give it."
        footer={
          <Button type="submit" form="poster">
            Open poster
          </Button>
        }
      >
        <form
          id="poster"
          action="/api/admin/poster"
          target="_blank"
          noValidate
          onSubmit={submit}
          className="grid gap-4"
          rel="noopener"
        >
          <Textarea
            label="Sentence"
            name="sentence"
            lang="id"
            maxLength={SENTENCE_MAX}
            defaultValue="Unduh aplikasinya, kumpulkan poinnya"
            error={errors.sentence}
          />
          <Input
            label="Mark"
            name="mark"
            maxLength={MARK_MAX}
            autoCapitalize="none"
            placeholder="poster-kasir"
            hint="Tells this poster from others: small letters, digits and dashes"
            error={errors.mark}
          />
          <Select label="Paper" name="size">
            {posterSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        </form>
      </Dialog>
    </>
  );
}
