import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type Message, sayLocalized } from '../../../messages.ts';
import { Checks } from '../../../ui/dashboard/forms/checks.tsx';
import { DayInput } from '../../../ui/dashboard/forms/day-input.tsx';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { FoldedFields } from '../../../ui/dashboard/forms/folded-fields.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { Input, Select, Textarea } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { formatWhatsapp } from '../../../ui/whatsapp-link.ts';
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
import { unbroken, weekInWords } from '../hours/words.contract.ts';
import { facilityTexts, outletTexts, serviceTexts } from '../messages.ts';
import { zoneOf } from '../zone.contract.ts';
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

/** Copies what outlets of a chain have in common; the rest is true of one place only. */
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
  const { day } = useFormats();
  const { entry: outlet, copied } = entries.editing;
  const [start] = useState(() => (copied ? copyOf(copied) : blank));
  const photo = usePicture(outlet?.photoUrl);
  const { form, field, group, translation, props } = useEntryForm({
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
  const [isClosed, description, opensOn, reopensOn] = useWatch({
    control,
    name: ['isTemporarilyClosed', 'description', 'opensOn', 'reopensOn'],
  });
  const [city, latitude, longitude, zone] = useWatch({
    control,
    name: ['city', 'latitude', 'longitude', 'zone'],
  });
  const zoneThere = zoneOf({ city, latitude, longitude });
  const [isZoneChosen, setZoneChosen] = useState(outlet !== null || copied !== null);
  useEffect(() => {
    if (!isZoneChosen) setValue('zone', zoneThere ?? start.zone);
  }, [zoneThere, isZoneChosen, setValue, start]);
  const numbers = useWatch({ control, name: ['phone', 'whatsapp'] });
  const [offered = [], there = []] = useWatch({ control, name: ['services', 'facilities'] });
  const orders = useWatch({ control, name: ['gofoodLink', 'grabfoodLink', 'shopeefoodLink'] });
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
  const hours = week.field.value ?? blank.week;
  const closing = listed(
    opensOn && `${say(outletTexts.opensOn)}: ${day(opensOn)}`,
    isClosed && say(outletTexts.isTemporarilyClosed),
  );

  return (
    <EntryForm {...props} action={say(outlet ? outletTexts.save : outletTexts.add)}>
      {copied && <p className="text-sm text-ink-soft">{say(t.copyHint, { name: copied.name })}</p>}
      <Input required {...field('name')} />
      <Textarea rows={1} required {...field('address')} />
      {/* What is said below either is as wide as both. */}
      <div className="grid grid-flow-dense grid-cols-2 gap-x-4 gap-y-1.5 [&_p]:col-span-full">
        <Input
          required
          list="cities"
          hint={say(t.cityHint)}
          className="contents! *:col-start-1"
          {...field('city')}
        />
        <Input className="contents! *:col-start-2" {...field('area')} />
        <datalist id="cities">
          {cities.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Select
          hint={zoneThere && zoneThere !== zone ? say(t.otherZone, { zone: zoneThere }) : undefined}
          {...field('zone', { onChange: () => setZoneChosen(true) })}
        >
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
        <Input inputMode="numeric" maxLength={5} {...field('postalCode')} />
      </div>
      <Switch {...field('isActive')} />
      <div>
        <FoldedFields
          {...group(outletTexts.week, 'week')}
          note={unbroken(weekInWords(hours, reader))}
        >
          <WeekField
            label={say(outletTexts.week)}
            hideLabel
            value={hours}
            onChange={week.field.onChange}
            error={week.fieldState.error?.message}
          />
          {outlet && <CopyHours outlet={outlet} week={hours} />}
        </FoldedFields>
        <FoldedFields
          {...group(t.onMap, 'mapsLink', 'latitude', 'longitude')}
          note={say(latitude && longitude ? t.pinSet : t.noPin)}
        >
          <Input
            {...link}
            hint={mapsHint}
            {...field('mapsLink', { onChange: ({ target }) => readPlace(target.value) })}
          />
          <div className="grid grid-cols-2 gap-4">
            <Input inputMode="decimal" {...field('latitude', degrees)} />
            <Input inputMode="decimal" {...field('longitude', degrees)} />
          </div>
        </FoldedFields>
        <FoldedFields
          {...group(t.contact, 'phone', 'whatsapp', 'reviewsLink')}
          note={listed(...new Set(numbers.map((number) => number && formatWhatsapp(number))))}
        >
          <Input inputMode="tel" {...field('phone')} />
          <Input inputMode="tel" {...field('whatsapp')} />
          <Input {...link} {...field('reviewsLink')} />
        </FoldedFields>
        <FoldedFields
          {...group(t.shown, 'description', 'translation.description', 'slug')}
          note={description ?? ''}
        >
          <PictureField label={say(t.photoHint)} picture={photo} slot={slot} removable />
          <InTwoLanguages {...translation} of={['description']}>
            {(text) => <Textarea rows={3} {...text('description')} />}
          </InTwoLanguages>
          <Input hint={say(t.slugHint)} {...field('slug')} />
        </FoldedFields>
        <FoldedFields
          {...group(t.offered, 'services', 'facilities')}
          note={listed(
            ...offered.map((one) => sayLocalized(reader, serviceTexts[one])),
            ...there.map((one) => sayLocalized(reader, facilityTexts[one])),
          )}
        >
          <Choices texts={serviceTexts} values={services} field={field('services')} />
          <Choices texts={facilityTexts} values={facilities} field={field('facilities')} />
        </FoldedFields>
        <FoldedFields
          {...group(t.orders, 'gofoodLink', 'grabfoodLink', 'shopeefoodLink')}
          note={listed(...orderedBy.filter((_, at) => orders[at]))}
        >
          <Input {...link} {...field('gofoodLink')} />
          <Input {...link} {...field('grabfoodLink')} />
          <Input {...link} {...field('shopeefoodLink')} />
        </FoldedFields>
        <FoldedFields
          {...group(t.closing, 'opensOn', 'closedWhy', 'translation.closedWhy', 'reopensOn')}
          note={closing || say(t.neither)}
        >
          <DayInput day={opensOn} hint={say(t.opensOnHint)} {...field('opensOn')} />
          <Switch {...field('isTemporarilyClosed')} />
          {isClosed && (
            <>
              <InTwoLanguages {...translation} of={['closedWhy']}>
                {(text) => <Input {...text('closedWhy')} />}
              </InTwoLanguages>
              <DayInput day={reopensOn} hint={say(t.reopensOnHint)} {...field('reopensOn')} />
            </>
          )}
        </FoldedFields>
      </div>
    </EntryForm>
  );
}

const orderedBy = ['GoFood', 'GrabFood', 'ShopeeFood'];
const listed = (...parts: unknown[]) => parts.filter(Boolean).join(', ');

type ChoicesProps<Value extends string> = {
  texts: Record<Value, Message<never>>;
  values: readonly Value[];
  field: { label: string; error: string | undefined; name: string };
};

function Choices<Value extends string>({ texts, values, field }: ChoicesProps<Value>) {
  const reader = useReader();
  const { label, error, ...input } = field;
  const choices = values.map((value) => ({ value, label: sayLocalized(reader, texts[value]) }));
  return <Checks label={label} error={error} choices={choices} input={input} />;
}
