export const VIDEO_BYTES = 8 * 1024 * 1024;

export const videoTypes = ['video/mp4', 'video/webm'];

const VIDEO = /^\/media\/([0-9a-f]{32}\.(?:mp4|webm))$/;
const WITH_POSTER =
  /^(\/media\/[0-9a-f]{32}\.(?:mp4|webm))(?:#(\/media\/[0-9a-f]{16,32}-\d{1,5}x\d{1,5}-[0-9a-f]{12}\.(?:jpg|png)))?$/;

/** Returns null for any other address. */
export function videoKey(path: string): string | null {
  const [, name] = VIDEO.exec(path) ?? [];
  return name ? `media/${name}` : null;
}

/** The address of the poster, the picture of the first frame, is behind `#`. */
export function splitVideo(url: string): { src: string; poster: string } {
  const [, src = url, poster = ''] = WITH_POSTER.exec(url) ?? [];
  return { src, poster };
}

export const isUploadedVideo = (url: string): boolean => WITH_POSTER.test(url);

type Hero = Record<'play_video' | 'video' | 'background_image', string>;

/** The first frame of the owner's video is the picture, so that nothing jumps when it moves. */
export function heroPicture({ play_video, video, background_image }: Hero) {
  return (play_video === 'on' && splitVideo(video).poster) || background_image;
}
