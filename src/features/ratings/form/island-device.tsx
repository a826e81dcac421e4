import { FieldNotes, RequiredMark } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { deviceLabels, devices } from '../contract.ts';
import { ratingFormTexts } from './messages.ts';

type Props = { chosen: string; error: string | undefined };

export function DeviceTiles({ chosen, error }: Props) {
  const say = useSay();
  const id = 'rating-device';
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-semibold">
        {say(ratingFormTexts.device)}
        <RequiredMark />
      </legend>
      <div className="grid gap-3 min-[18rem]:grid-cols-2">
        {devices.map((device) => (
          <label
            key={device}
            className="relative flex min-h-14 items-center justify-center gap-3 rounded border border-line-strong bg-foam px-2 font-semibold max-[21rem]:gap-2 max-[21rem]:text-sm transition hover:border-ink has-checked:border-caramel-deep has-checked:bg-caramel-tint has-checked:text-caramel-deep forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep"
          >
            <input
              type="radio"
              name="deviceType"
              value={device}
              required
              defaultChecked={chosen === device}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0"
            />
            <img
              src={`/icon-${device}-ink.svg`}
              alt=""
              width={24}
              height={24}
              // Otherwise React would preload it, with a link in front of the form.
              fetchPriority="low"
              className="size-6"
            />
            {deviceLabels[device]}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldNotes id={id} error={error} />
        </div>
      )}
    </fieldset>
  );
}
