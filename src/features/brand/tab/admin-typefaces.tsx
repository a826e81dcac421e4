import { useEffect } from 'react';
import { useSay } from '../../../ui/reader.tsx';
import { type TypefaceName, typefaceNames, typefaces } from '../typefaces.contract.ts';
import { Part } from './admin-part.tsx';
import { shopTexts } from './messages.ts';

type TypefacesProps = { chosen: TypefaceName; onChange: (name: TypefaceName) => void };

export function TypefaceFields({ chosen, onChange }: TypefacesProps) {
  const say = useSay();
  useEffect(() => {
    for (const name of typefaceNames) loadTypefaces(name);
  }, []);
  return (
    <Part part="typefaces" title={say(shopTexts.typefaces)} summary={say(shopTexts[chosen])}>
      <fieldset className="grid grid-cols-2 gap-2 sm:gap-3">
        <legend className="sr-only">{say(shopTexts.typefaces)}</legend>
        {typefaceNames.map((name) => {
          const { heading, text } = typefaces[name];
          return (
            <label
              key={name}
              className="grid cursor-pointer content-start gap-1 rounded border border-line-strong bg-foam p-3 transition sm:p-4 has-checked:border-caramel-deep has-checked:bg-caramel-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep"
            >
              <span className="flex items-center justify-between gap-2 text-sm font-semibold">
                {say(shopTexts[name])}
                <input
                  type="radio"
                  name="typefaces"
                  value={name}
                  checked={chosen === name}
                  onChange={() => onChange(name)}
                  className="size-5 outline-none"
                />
              </span>
              <span className="text-lg font-semibold sm:text-2xl" style={familyOf(heading)}>
                {say(shopTexts.sample)}
              </span>
              <span className="max-sm:text-sm" style={familyOf(text)}>
                {say(shopTexts.sampleText)}
              </span>
              <span className="text-xs text-ink-soft max-sm:sr-only">
                {heading.family} + {text.family}
              </span>
            </label>
          );
        })}
      </fieldset>
    </Part>
  );
}

export const familyOf = ({ family }: { family: string }) => ({
  fontFamily: `"${family}", system-ui, sans-serif`,
});

const loaded = new Set<string>();

/** The dashboard's own style sheet has those that come with the product. */
function loadTypefaces(name: TypefaceName) {
  const { heading, text } = typefaces[name];
  for (const { family, url } of [heading, text]) {
    if (!url || loaded.has(url)) continue;
    loaded.add(url);
    document.fonts.add(new FontFace(family, `url(${url})`, { weight: '400 700', display: 'swap' }));
  }
}
