import { PICTURE_HEIGHT, PICTURE_WIDTH, type SheetPicture } from '#app/features/exports/sheets/summary-sheet.ts'

/** A JPEG that fills its frame. @throws where the file is no picture. */
export async function drawPicture(file: Blob): Promise<SheetPicture> {
  // Scaled while decoding, which browsers do off this thread.
  const bitmap = await createImageBitmap(file, { resizeHeight: PICTURE_HEIGHT, resizeQuality: 'high' })
  try {
    return await draw((context, width, height) => {
      const scale = Math.min(width / bitmap.width, height / bitmap.height)
      const [w, h] = [bitmap.width * scale, bitmap.height * scale]
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h)
    })
  } finally {
    bitmap.close()
  }
}

export function drawPlaceholder(): Promise<SheetPicture> {
  return draw((context, width, height) => {
    context.fillStyle = '#f6f5f3'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#65615a'
    context.font = '14px Arial, sans-serif'
    context.textAlign = 'center'
    context.fillText('No image available', width / 2, height / 2)
  })
}

async function draw(
  paint: (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void,
): Promise<SheetPicture> {
  const canvas = new OffscreenCanvas(PICTURE_WIDTH, PICTURE_HEIGHT)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('nothing can be drawn here')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  paint(context, canvas.width, canvas.height)
  const contentType = 'image/jpeg'
  return { content: await canvas.convertToBlob({ type: contentType, quality: 0.85 }), contentType }
}
