import type { ModelSpec } from '#demo/families/all.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { specKey } from '#demo/models/spec-key.ts'
import type { View } from '#demo/render/job.ts'
import { slugify } from '../site.ts'
import type { DemoProduct, PictureJob } from './model.ts'
import { hashOf } from './record/hash.ts'

/** Picture folder of the store; downloads replace `ProductThumbnail` with `Original`. */
const FOLDER = 'ProductThumbnail/models'

/**
 * Derives a picture's path from its content: the family's folder, then family, up to three words of the spec, a hash of
 * all of it, the finish and the view, as in `basin-mixer/basin-mixer-standard-slim-tube-8f3a1c-chrome-hero.webp`.
 */
function pictureFile(spec: ModelSpec, finish: FinishName, view: View): string {
  const { family, ...form } = spec
  const words = Object.values(form).filter((value) => typeof value === 'string' && value !== 'none')
  const hash = hashOf(specKey(spec)).toString(16).padStart(8, '0').slice(0, 6)
  return `${family}/${slugify([family, ...words.slice(0, 3), hash, finish, view].join(' '))}.webp`
}

/** Address of the picture as the feed writes it. */
export function picturePath(spec: ModelSpec, finish: FinishName, view: View): string {
  return `${FOLDER}/${pictureFile(spec, finish, view)}`
}

/** Side of the main picture in the leading finish, and of all others. */
const LEADING_SIDE_PX = 1600
const SIDE_PX = 1000

/** Every picture the products need, each once, in order of first use. */
export function listPictures(products: readonly DemoProduct[]): PictureJob[] {
  const jobs = new Map<string, PictureJob>()
  for (const { pictures } of products) {
    for (const { spec, finish, views } of pictures) {
      for (const view of views) {
        const file = pictureFile(spec, finish, view)
        const isLeading = view === 'hero' && finish === pictures[0]?.finish
        const sidePx = isLeading || jobs.get(file)?.sidePx === LEADING_SIDE_PX ? LEADING_SIDE_PX : SIDE_PX
        jobs.set(file, { file, spec, finish, view, sidePx })
      }
    }
  }
  return [...jobs.values()]
}

/** The file of a picture, which the store sends as WebP to programs that do not take AVIF. */
export function storedAs(file: string): string {
  return file.replace(/webp$/, 'avif')
}
