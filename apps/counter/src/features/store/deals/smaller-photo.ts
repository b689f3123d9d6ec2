/** Of the longer side: more than anything shows of it. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.9;
const SMALL_BYTES = 500_000;

/**
 * A photo in fewer bytes, so that a slow connection carries it, and in a format that the server reads; as it is where the
 * browser cannot read it: the server then says what it may be.
 */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    if (scale === 1 && file.size <= SMALL_BYTES) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const paper = canvas.getContext('2d')!;
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return smaller ?? file;
  } catch {
    return file;
  }
}
