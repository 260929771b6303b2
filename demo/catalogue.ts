import { accessories } from './catalogue/accessories/all.ts'
import { withAlternatives } from './catalogue/alternatives.ts'
import { basins } from './catalogue/basins/basins.ts'
import { vanities } from './catalogue/basins/vanities.ts'
import { baths } from './catalogue/baths/baths.ts'
import { assemble, uniqueSlugs } from './catalogue/record/assemble.ts'
import { withFlagship } from './catalogue/flagships.ts'
import { withHardCases } from './catalogue/hard-cases.ts'
import { kitchenAndLaundry } from './catalogue/kitchen-laundry/all.ts'
import type { DemoProduct, PictureJob, ProductDraft } from './catalogue/model.ts'
import { listPictures } from './catalogue/pictures.ts'
import { withRequirements } from './catalogue/requirements.ts'
import { sanitaryware } from './catalogue/sanitaryware/all.ts'
import { showers } from './catalogue/showers/all.ts'
import { spareParts } from './catalogue/spare-parts/all.ts'
import { tapware } from './catalogue/tapware/all.ts'

export type { DemoProduct, PictureJob } from './catalogue/model.ts'

/** Lists the demo's products group by group, in the order of the tables. */
export function demoDrafts(): ProductDraft[] {
  const drafts = [
    ...tapware(),
    ...sanitaryware(),
    ...basins(),
    ...vanities(),
    ...baths(),
    ...showers(),
    ...accessories(),
    ...kitchenAndLaundry(),
    ...spareParts(),
  ]
  return withRequirements(withAlternatives(drafts.map(withFlagship).map(withHardCases)))
}

/** Every product of the demo: its feed record and what its variants look like. The same on every call. */
export function demoProducts(): DemoProduct[] {
  const drafts = demoDrafts()
  const slugs = uniqueSlugs(drafts)
  return drafts.map((draft, index) => assemble(draft, slugs[index] ?? draft.code))
}

/** The pictures that the products need, each once. */
export function demoPictures(): PictureJob[] {
  return listPictures(demoProducts())
}
