import { useSay } from '../../../ui/reader.tsx';
import { Choice, Choices } from '../../../ui/site/choices.tsx';
import { deviceLabels, devices } from '../contract.ts';
import { ratingFormTexts } from './messages.ts';

export function DeviceTiles({ chosen, error }: { chosen: string; error: string | undefined }) {
  const say = useSay();
  return (
    <Choices id="rating-device" legend={say(ratingFormTexts.device)} required error={error}>
      <div className="grid gap-3 min-[18rem]:grid-cols-2">
        {devices.map((device) => (
          <Choice
            key={device}
            type="radio"
            name="deviceType"
            value={device}
            required
            defaultChecked={chosen === device}
            className="flex min-h-14 items-center justify-center gap-3 px-2 font-semibold max-[21rem]:gap-2 max-[21rem]:text-sm"
          >
            <img
              src={`/icon-${device}-ink.svg`}
              alt=""
              width={24}
              height={24}
              // React would preload the picture and put its link in front of the form.
              fetchPriority="low"
              className="size-6"
            />
            {deviceLabels[device]}
          </Choice>
        ))}
      </div>
    </Choices>
  );
}
