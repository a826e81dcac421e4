import { type PictureProps, PictureView, type Upright } from './picture-view.tsx';
import { pictureSources } from './sources.ts';

export { pictureSources } from './sources.ts';

/**
 * A picture of the site, in the width and format that suit the visitor's screen. For pages and
 * sections, which are drawn on the server; an island gets `pictureSources(src)` as a prop and
 * draws it with `PictureView`.
 */
export function Picture({
  src,
  upright,
  ...props
}: PictureProps & { src: string; upright?: Upright<string> | undefined }) {
  const standing = upright && { ...upright, picture: pictureSources(upright.picture) };
  return <PictureView picture={pictureSources(src)} upright={standing} {...props} />;
}
