import { useSay } from '../../../ui/reader.tsx';
import { Choice, Choices } from '../../../ui/site/choices.tsx';
import { deviceLabels, devices } from '../contract.ts';
import { ratingFormTexts } from './messages.ts';

const glyphs = {
  android: 'mask-[url(/icon-android-ink.svg)]',
  ios: 'mask-[url(/icon-ios-ink.svg)]',
};

export function DeviceTiles({ chosen, error }: { chosen: string; error: string | undefined }) {
  const say = useSay();
  return (
    <Choices id="rating-device" legend={say(ratingFormTexts.device)} required error={error}>
      <div className="grid gap-3 min-[18rem]:grid-cols-2 sm:max-lg:gap-4">
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
            {/* A mask gives the glyph the colour of its words, also one that the visitor chose. */}
            <span
              aria-hidden="true"
              className={`size-6 shrink-0 bg-current mask-contain forced-color-adjust-none forced-colors:bg-[CanvasText] forced-colors:in-[label:has(:checked)]:bg-[HighlightText] ${glyphs[device]}`}
            />
            {deviceLabels[device]}
          </Choice>
        ))}
      </div>
    </Choices>
  );
}
