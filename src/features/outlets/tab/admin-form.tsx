import { type ReactNode, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type Message, sayAgain } from '../../../messages.ts';
import { Checks } from '../../../ui/dashboard/forms/checks.tsx';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { Input, Select, Textarea } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import { usePicture } from '../../media/picture/admin-use-picture.ts';
import {
  facilities,
  outletInput,
  outletSchema,
  type StoredOutlet,
  services,
  zones,
} from '../contract.ts';
import { coordinatesIn, isShortMapLink } from '../coordinates.contract.ts';
import { everyDay } from '../hours/week.contract.ts';
import { weekInWords } from '../hours/words.contract.ts';
import { facilityTexts, outletTexts, serviceTexts } from '../messages.ts';
import { CopyHours } from './admin-copy-hours.tsx';
import { WeekField } from './admin-week.tsx';
import { tabTexts as t } from './messages.ts';

const slot = { width: 1200, height: 800 };
const blank = {
  name: '',
  slug: '',
  area: '',
  city: '',
  address: '',
  postalCode: '',
  latitude: null,
  longitude: null,
  zone: 'WIB' as const,
  phone: '',
  whatsapp: '',
  photoUrl: null,
  description: '',
  services: [],
  facilities: [],
  mapsLink: '',
  reviewsLink: '',
  gofoodLink: '',
  grabfoodLink: '',
  shopeefoodLink: '',
  week: everyDay({ opens: '07:00', closes: '22:00' }),
  opensOn: '',
  isTemporarilyClosed: false,
  reopensOn: '',
  closedWhy: '',
  language: 'id' as const,
  translation: { description: '', closedWhy: '' },
  displayOrder: undefined,
  isActive: true,
};

/** What outlets of a chain have in common; the rest is of one place only. */
const copyOf = (outlet: StoredOutlet) => {
  const { city, zone, week, description, services: offered, facilities: there } = outlet;
  const { language, translation } = outlet;
  return {
    ...blank,
    city,
    zone,
    week,
    description,
    services: offered,
    facilities: there,
    language,
    translation: { ...translation, closedWhy: '' },
  };
};

const degrees = {
  setValueAs: (value: unknown) =>
    value === '' || value === null ? null : Number(String(value).replace(',', '.')),
};

export function OutletForm({
  entries,
  cities,
}: {
  entries: Entries<StoredOutlet>;
  cities: string[];
}) {
  const say = useSay();
  const reader = useReader();
  const { entry: outlet, copied } = entries.editing;
  const [start] = useState(() => (copied ? copyOf(copied) : blank));
  const photo = usePicture(outlet?.photoUrl);
  const { form, field, translation, props } = useEntryForm({
    entries,
    input: outletInput,
    schema: outletSchema,
    blank: start,
    texts: outletTexts,
    translates: [
      ['description', 'translation.description'],
      ['closedWhy', 'translation.closedWhy'],
    ],
    focus: 'name',
    isDirty: photo.isDirty,
    complete: async (values) =>
      photo.isDirty ? { ...values, photoUrl: (await photo.address()) || null } : values,
    inWords: (name, value) => {
      if (name !== 'week') return Array.isArray(value) ? value.join(', ') : value;
      return weekInWords(outletSchema.shape.week.parse(value), reader);
    },
  });
  const { control, setValue } = form;
  const [name, address, city, isClosed] = useWatch({
    control,
    name: ['name', 'address', 'city', 'isTemporarilyClosed'],
  });
  const week = useController({ control, name: 'week' });
  const [mapsHint, setMapsHint] = useState(say(t.mapsHint));

  const readPlace = (link: string) => {
    const found = coordinatesIn(link);
    if (!found) return setMapsHint(say(isShortMapLink(link.trim()) ? t.mapsShort : t.mapsHint));
    setValue('latitude', found.latitude, { shouldDirty: true });
    setValue('longitude', found.longitude, { shouldDirty: true });
    setMapsHint(say(t.mapsRead, { place: `${found.latitude}, ${found.longitude}` }));
  };
  const link = { inputMode: 'url', placeholder: 'https://' } as const;
  const isComplete = [name, address, city].every((text) => text.trim() !== '');

  return (
    <EntryForm
      {...props}
      missing={!isComplete && say(t.incomplete)}
      action={say(outlet ? outletTexts.save : outletTexts.add)}
    >
      {copied && <p className="text-sm text-ink-soft">{say(t.copyHint, { name: copied.name })}</p>}
      <Input required {...field('name')} />
      <Group title={say(t.place)}>
        <Textarea rows={2} required {...field('address')} />
        <Input {...field('area')} />
        <Input required list="cities" hint={say(t.cityHint)} {...field('city')} />
        <datalist id="cities">
          {cities.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
        <Input inputMode="numeric" maxLength={5} {...field('postalCode')} />
        <Select {...field('zone')}>
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
        <Input
          {...link}
          hint={mapsHint}
          {...field('mapsLink', { onChange: ({ target }) => readPlace(target.value) })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Input inputMode="decimal" {...field('latitude', degrees)} />
          <Input inputMode="decimal" {...field('longitude', degrees)} />
        </div>
      </Group>
      <WeekField
        label={say(outletTexts.week)}
        value={week.field.value ?? blank.week}
        onChange={week.field.onChange}
        error={week.fieldState.error?.message}
      />
      {outlet && <CopyHours outlet={outlet} week={week.field.value ?? blank.week} />}
      <Group title={say(t.contact)}>
        <Input inputMode="tel" {...field('phone')} />
        <Input inputMode="tel" {...field('whatsapp')} />
        <Input {...link} {...field('reviewsLink')} />
      </Group>
      <Group title={say(t.shown)}>
        <PictureField label={say(t.photoHint)} picture={photo} slot={slot} removable />
        <InTwoLanguages {...translation} of={['description']}>
          {(text) => <Textarea rows={3} {...text('description')} />}
        </InTwoLanguages>
        <Choices texts={serviceTexts} values={services} field={field('services')} />
        <Choices texts={facilityTexts} values={facilities} field={field('facilities')} />
        <Input hint={say(t.slugHint)} {...field('slug')} />
      </Group>
      <Group title={say(t.orders)}>
        <Input {...link} {...field('gofoodLink')} />
        <Input {...link} {...field('grabfoodLink')} />
        <Input {...link} {...field('shopeefoodLink')} />
      </Group>
      <Group title={say(t.closing)}>
        <Input type="date" hint={say(t.opensOnHint)} {...field('opensOn')} />
        <Switch {...field('isTemporarilyClosed')} />
        {isClosed && (
          <>
            <InTwoLanguages {...translation} of={['closedWhy']}>
              {(text) => <Input {...text('closedWhy')} />}
            </InTwoLanguages>
            <Input type="date" hint={say(t.reopensOnHint)} {...field('reopensOn')} />
          </>
        )}
      </Group>
      <Switch {...field('isActive')} />
    </EntryForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="pe-3 font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

type ChoicesProps<Value extends string> = {
  texts: Record<Value, Message<never>>;
  values: readonly Value[];
  field: { label: string; error: string | undefined; name: string };
};

function Choices<Value extends string>({ texts, values, field }: ChoicesProps<Value>) {
  const reader = useReader();
  const { label, error, ...input } = field;
  const choices = values.map((value) => ({ value, label: sayAgain(reader, texts[value]) }));
  return <Checks label={label} error={error} choices={choices} input={input} />;
}
