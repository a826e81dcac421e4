import { queryOptions, useQuery } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { done } from '../../../contract.ts';
import { type Reader, say } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Device, deviceSchema } from '../contract.ts';
import { ownAccountTexts } from './messages.ts';

const path = '/api/auth/sessions';
const FEW = 5;

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => api.get(path, z.array(deviceSchema), { signal }),
});

export function Devices() {
  const say = useSay();
  const query = useQuery({ ...devicesQuery, refetchOnMount: 'always' });
  const { attempt } = useAction('devices');
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async (device: Device) => {
    const ended = await attempt(
      () => api.delete(`${path}/${device.id}`),
      say(ownAccountTexts.signOutFailed),
      say(ownAccountTexts.signedOutThere),
    );
    // The pressed button disappears with its row, so the focus moves to the heading.
    if (ended) heading.current?.focus();
  };
  const endOthers = () =>
    attempt(
      () => api.delete(path, undefined, done),
      say(ownAccountTexts.signOutFailed),
      say(ownAccountTexts.signedOutOthers),
    );

  return (
    <section className="card grid gap-4 p-card lg:col-span-2" aria-labelledby="devices">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="devices" ref={heading} tabIndex={-1} className="heading-section">
            {say(ownAccountTexts.devices)}
          </h3>
          <p className="text-sm text-ink-soft">{say(ownAccountTexts.devicesHint)}</p>
        </div>
        {(query.data?.length ?? 0) > 1 && (
          <Button variant="secondary" className="max-sm:w-full" onClick={endOthers}>
            <LogOut className="size-4" />
            {say(ownAccountTexts.signOutOthers)}
          </Button>
        )}
      </div>
      <ListState query={query} failure={say(ownAccountTexts.devicesFailed)} empty={null}>
        {(devices) => (
          <div className="grid gap-3">
            <ul className="divide-y divide-line border-t border-line">
              {devices.slice(0, showsAll ? devices.length : FEW).map((device) => (
                <Row key={device.id} device={device} onEnd={() => end(device)} />
              ))}
            </ul>
            {devices.length > FEW && (
              <Button
                variant="secondary"
                className="justify-self-start"
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll
                  ? say(ownAccountTexts.fewDevices)
                  : say(ownAccountTexts.allDevices, { count: devices.length })}
              </Button>
            )}
          </div>
        )}
      </ListState>
    </section>
  );
}

function Row({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const say = useSay();
  const reader = useReader();
  const { date, short } = useFormats();
  const name = nameOf(device, reader);
  const place = placeOf(device, reader);
  return (
    <li className="flex items-start gap-3 py-3 [&>button:last-child]:-me-3.5">
      <MonitorSmartphone className="mt-0.5 size-5 shrink-0 text-caramel-deep" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {device.current && <Badge tone="warm">{say(ownAccountTexts.thisDevice)}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {place && `${place} · `}
          {say(ownAccountTexts.signedIn, { time: short(device.createdAt) })}
          {short(device.lastUsedAt) !== short(device.createdAt) &&
            ` · ${say(ownAccountTexts.lastUsed, { time: short(device.lastUsedAt) })}`}
        </p>
      </div>
      {!device.current && (
        <IconButton
          icon={LogOut}
          label={say(ownAccountTexts.signOutNamed, { device: name, time: date(device.createdAt) })}
          onClick={onEnd}
        >
          <span className="max-sm:sr-only">{say(ownAccountTexts.signOut)}</span>
        </IconButton>
      )}
    </li>
  );
}

export const nameOf = ({ browser, system }: Device, reader: Reader): string =>
  say(reader, ownAccountTexts.browserOn, {
    browser: browser ?? say(reader, ownAccountTexts.unknownBrowser),
    system: system ?? say(reader, ownAccountTexts.unknownSystem),
  });

/** An address tells people little, so it is shown only where no place is known for it. */
function placeOf({ city, country, address }: Device, { lang }: Reader): string {
  const countries = new Intl.DisplayNames(lang, { type: 'region', fallback: 'code' });
  return [city, country && countries.of(country)].filter(Boolean).join(', ') || (address ?? '');
}
