/** Staff can read a screenshot of this size, and it is sent in a second over a poor connection. */
const MAX_SIDE = 1600;
/** A busy picture is stored more coarsely, because the server waits only 30 seconds for a request. */
const QUALITIES = [0.85, 0.6, 0.4];
const SMALL_ENOUGH = 500_000;

/** Returns the file itself if the browser cannot shrink it. */
export async function shrink(file: File): Promise<File> {
  try {
    // Shrinking drops the EXIF data that says how the picture is rotated.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= SMALL_ENOUGH) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    let blob: Blob | null = null;
    for (const quality of QUALITIES) {
      blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality),
      );
      if (!blob || blob.size <= SMALL_ENOUGH) break;
    }
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}
