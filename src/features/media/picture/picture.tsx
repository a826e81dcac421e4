import { type PictureProps, PictureView, type Upright } from './picture-view.tsx';
import { pictureSources } from './sources.ts';

export { pictureSources } from './sources.ts';

/** Only the server renders it. An island gets `pictureSources(src)` and uses `PictureView`. */
export function Picture({
  src,
  upright,
  ...props
}: PictureProps & { src: string; upright?: Upright<string> | undefined }) {
  const standing = upright && { ...upright, picture: pictureSources(upright.picture) };
  return <PictureView picture={pictureSources(src)} upright={standing} {...props} />;
}
