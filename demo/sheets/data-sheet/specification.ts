import { categoryGroups, technicalFields, type AttributeKey } from '../../site.ts'
import type { PairGroup } from '../paper/blocks.ts'
import type { SheetSubject } from '../subject.ts'

/** Groups of fields on a sheet; other fields are in the head or in a part of their own. */
const GROUPS: readonly { readonly title: string; readonly keys: readonly AttributeKey[] }[] = [
  {
    title: 'Dimensions and weight',
    keys: [
      'length',
      'width',
      'depth',
      'height',
      'outlet-length',
      'outlet-height',
      'pan-height',
      'pan-projection-size',
      'set-out',
      'rail-length',
      'shower-head-diameter',
      'capacity-size',
      'capacity-to-overflow',
      'net-weight',
      'gross-weight',
      'packaging-size',
    ],
  },
  {
    title: 'Water',
    keys: [
      'wels-rating',
      'wels-flow-rate',
      'wels-flush-volume-1',
      'wels-flush-volume-2',
      'wels-registration',
      'working-pressure',
      'static-pressure',
      'flow-by-pressure',
      'maximum-temperature',
      'temperature-control',
      'spray-functions',
      'inlet-type',
      'inlet-size',
      'outlet-type',
      'outlet-size',
      'water-entry',
      'trap-type',
      'clean-flush',
    ],
  },
  {
    title: 'Material and finish',
    keys: [
      'item-material',
      'coating-method',
      'surface-finish',
      'shape',
      'cartridge-type',
      'cartridge-size',
      'cartridge-life',
      'seat-type',
      'seat-hinge-centres',
      'leadfree',
    ],
  },
  {
    title: 'Mounting',
    keys: [
      'mount-type',
      'item-tapholes',
      'tap-hole-size',
      'bench-thickness',
      'cut-out-size',
      'mounting-height',
      'wall-clearance',
      'load-rating',
      'overflow',
      'bowl-position',
      'waste-position',
      'touchless-smart',
      'pre-fabrication-frames',
      'smart-command',
    ],
  },
  { title: 'Electrical', keys: ['power-supply', 'power-consumption', 'ingress-protection'] },
  {
    title: 'Compliance',
    keys: [
      'watermark-licence',
      'standards',
      'certification',
      'country-of-origin',
      'IsAS14281Compliant',
      'IsAS14281Ambulant',
      'IsNZ41121Compliant',
      'IsIndependentLivingCompliant',
    ],
  },
]

/** The technical fields of a variant in groups, with the labels and units of the site, for both markets at once; flags only where they hold. */
export function specificationGroups({ product, variant }: SheetSubject): PairGroup[] {
  const groups = categoryGroups(product)
  const fields = new Map(
    (['au', 'nz'] as const).flatMap((locale) =>
      technicalFields(variant.attributes, locale, groups).map((field) => [field.key, field] as const),
    ),
  )
  return GROUPS.map(({ title, keys }) => ({
    title,
    pairs: keys.flatMap((key) => {
      const field = fields.get(key)
      return field && variant.attributes[key] !== false ? [{ label: field.label, value: field.value }] : []
    }),
  })).filter(({ pairs }) => pairs.length > 0)
}
