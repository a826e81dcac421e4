import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import { Arrange } from '../parts/arrange.tsx';
import { isShipped } from '../parts/hero-picture.ts';
import { useAltOf } from '../parts/picture-alt.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { Feature } from './feature.tsx';
import { membershipTexts } from './messages.ts';

export const DEVICE_SIZES =
  '(min-width: 64rem) 32rem, (min-width: 48rem) 38vw, (min-width: 40rem) 24rem, 78vw';

export function MembershipPage({ site, values }: { site: Site; values: Values<'membership'> }) {
  const say = useSay();
  const { hero, layout, feature1, feature2, feature3, feature4, closing } = values;
  return (
    <>
      <section
        className="kawung-large bg-caramel-tint print:bg-transparent"
        aria-labelledby="page-title"
      >
        <div className="container-page grid items-center gap-6 pt-24 pb-12 md:pt-28 md:grid-cols-[7fr_5fr] md:gap-8 lg:min-h-[min(100svh,60rem)] lg:pt-36 lg:pb-24 print:py-0">
          <div>
            <p className="eyebrow">
              {say(membershipTexts.eyebrow, { app: site.contact.brand.app_name })}
            </p>
            <h1
              className={hero.main_title ? 'heading-1 mt-4 max-w-[6em]' : 'sr-only'}
              id="page-title"
            >
              {hero.main_title || say(membershipTexts.title)}
            </h1>
            {hero.subtitle && (
              <p className="mt-5 max-w-text text-lg text-balance lg:mt-8">{hero.subtitle}</p>
            )}
            <StoreButtons site={site} className="mt-8" look="lead" />
          </div>
          {hero.device_image && (
            <Picture
              src={hero.device_image}
              alt={say(membershipTexts.device, { app: site.contact.brand.app_name })}
              sizes={DEVICE_SIZES}
              priority
              className={classes(
                'mx-auto aspect-[3/4] w-[78vw] max-w-96 md:w-full lg:max-w-lg print:max-w-48',
                // The shadow of the built-in phones is cut at the edge of the picture.
                isShipped(hero.device_image) &&
                  '[mask-image:linear-gradient(to_left,transparent,#000_4%)]',
              )}
              contain
            />
          )}
        </div>
      </section>
      <Arrange
        order={layout.sections}
        sections={{
          feature1: <Feature site={site} texts={feature1} number={1} />,
          feature2: <Feature site={site} texts={feature2} number={2} />,
          feature3: <Feature site={site} texts={feature3} number={3} />,
          feature4: <Feature site={site} texts={feature4} number={4} />,
          closing: <Closing site={site} texts={closing} />,
        }}
      />
    </>
  );
}

function Closing({ site, texts }: { site: Site; texts: Values<'membership'>['closing'] }) {
  const altOf = useAltOf();
  const { image, title, text } = texts;
  if (title === '' && text === '') return null;
  return (
    <section className="section" aria-labelledby="closing-title">
      <div className="container-page">
        <div className="card overflow-hidden shadow lg:flex">
          {image && (
            <Picture
              src={image}
              alt={altOf(image, title)}
              sizes="(min-width: 64rem) 28rem, 100vw"
              className="max-lg:aspect-3/2 lg:w-2/5 lg:shrink-0 print:hidden"
            />
          )}
          <div className="grid gap-6 p-6 sm:p-12 lg:flex-1">
            <h2 className="heading-2" id="closing-title">
              {title}
            </h2>
            <div
              className="prose rich-text gap-x-12 sm:columns-2 [&>h3]:mt-6 [&>h3]:break-after-avoid [&>h3+p]:mt-1 [&>h3+p]:text-ink-soft [&>p]:break-inside-avoid"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when staff saved it
              dangerouslySetInnerHTML={{ __html: text }}
            />
            <RatingInvite site={site} />
          </div>
        </div>
      </div>
    </section>
  );
}

function RatingInvite({ site }: { site: Site }) {
  const to = useTo();
  const { link, link_text, invite } = site.contact.rating;
  if (!site.rewardsRatings || link !== 'on' || link_text === '') return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-4 sm:justify-between border-t border-line pt-8 print:hidden">
      {invite && (
        <p className="max-w-text flex-1 basis-72 text-ink-soft text-balance whitespace-pre-line">
          {invite}
        </p>
      )}
      <ButtonLink href={to('/rating')} size="lg" variant="secondary">
        {link_text}
      </ButtonLink>
    </div>
  );
}
