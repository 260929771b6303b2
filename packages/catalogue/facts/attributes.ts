/** The source of import, search, filters, technical information and exports. */

import { type AttributeDefinition, text, flag, measure, count } from './attribute-definition.ts'

export const ATTRIBUTES = {
  'item-code': { ...text('Item code'), hidden: true },
  'product-code': { ...text('Product code'), hidden: true },
  'item-name': { ...text('Item name'), hidden: true },
  'variant-name': { ...text('Variant name'), hidden: true },
  brand: text('Brand'),
  range: text('Collection'),
  colour: text('Colour'),
  size: text('Size'),

  'item-material': text('Material'),
  'coating-method': text('Coating'),
  'surface-finish': text('Surface finish'),
  shape: text('Shape'),
  'mount-type': text('Mounting'),

  'wels-rating': text('WELS Rating'),
  'wels-flow-rate': text('WELS flow rate'),
  'litres-per-minute': measure('Flow rate', 'L/min'),
  'wels-flush-volume-1': text('Full flush'),
  'wels-flush-volume-2': text('Half flush'),
  'wels-registration': text('WELS registration'),

  length: measure('Length', 'mm'),
  width: measure('Width', 'mm'),
  depth: measure('Depth', 'mm'),
  height: measure('Height', 'mm'),
  'outlet-length': measure('Spout reach', 'mm'),
  'outlet-height': measure('Outlet height', 'mm'),
  'pan-height': measure('Pan height', 'mm'),
  'pan-projection-size': measure('Pan projection', 'mm'),
  'set-out': text('Set-out'),
  'rail-length': measure('Rail length', 'mm'),
  'shower-head-diameter': measure('Shower head diameter', 'mm'),
  'capacity-size': measure('Capacity', 'L'),
  'capacity-to-overflow': measure('Capacity to overflow', 'L'),
  'net-weight': measure('Net weight', 'kg'),
  'gross-weight': measure('Gross weight', 'kg'),
  'packaging-size': text('Packaging'),

  'item-tapholes': text('Tap holes'),
  'number-of-tap-holes': count('Number of tap holes'),
  'tap-hole-size': text('Tap hole size'),
  'tap-hole-to-bowl': measure('Tap hole to bowl', 'mm'),
  'bowl-length': measure('Bowl, back to front', 'mm'),
  'bench-thickness': text('Bench thickness'),
  'cut-out-size': text('Cut-out'),
  'mounting-height': text('Mounting height'),
  'wall-clearance': text('Clearance'),
  'load-rating': text('Rated load'),
  overflow: text('Overflow'),
  'bowl-position': text('Bowl position'),
  'waste-position': text('Waste position'),
  'trap-type': text('Trap Type'),
  'inlet-type': text('Inlet type'),
  'outlet-type': text('Outlet type'),
  'inlet-size': text('Inlet size'),
  'outlet-size': text('Outlet size'),
  'water-entry': text('Water entry'),
  'clean-flush': flag('Cleanflush'),
  'cistern-series': text('Cistern series'),
  'seat-type': text('Seat'),
  'seat-hinge-centres': measure('Seat hinge centres', 'mm'),
  'spray-functions': text('Spray functions'),
  'cartridge-size': measure('Cartridge size', 'mm'),
  'cartridge-type': text('Cartridge type'),
  'cartridge-life': text('Cartridge life'),
  'working-pressure': text('Working pressure'),
  'static-pressure': text('Maximum static pressure'),
  'flow-by-pressure': text('Flow by pressure'),
  'maximum-temperature': text('Maximum temperature'),
  'temperature-control': text('Temperature control'),
  'power-supply': text('Power supply'),
  'power-consumption': text('Power consumption'),
  'ingress-protection': text('Ingress protection'),

  leadfree: flag('Lead Free'),
  'touchless-smart': flag('Touchless'),
  'pre-fabrication-frames': flag('Pre-fabrication frame'),
  'smart-command': flag('Smart Command'),
  IsAS14281Compliant: { ...flag('AS1428.1 Accessible'), onlyIn: 'au' },
  IsAS14281Ambulant: { ...flag('AS1428.1 Ambulant'), onlyIn: 'au' },
  IsIndependentLivingCompliant: flag('Independent Living Compliant'),
  IsNZ41121Compliant: { ...flag('NZS 4121 Compliant'), onlyIn: 'nz' },
  'watermark-licence': text('WaterMark licence'),
  standards: text('Standards'),
  certification: text('Environmental certification'),
  'country-of-origin': text('Country of origin'),
  warranty: text('Warranty'),
  'warranty-parts': text('Warranty on parts'),
  'warranty-finish': text('Warranty on finish'),
  ean: text('EAN'),

  IsGWAInternal: { ...flag('Internal only'), hidden: true },
  'builder-range': { ...flag('Builder range'), hidden: true },
  'bim-file-types': { label: 'BIM file types', kind: 'list', hidden: true },
} as const satisfies Record<string, AttributeDefinition>

export type AttributeKey = keyof typeof ATTRIBUTES

export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES) as AttributeKey[]

export function isAttributeKey(key: string): key is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, key)
}

export function attributeDefinition(key: AttributeKey): AttributeDefinition {
  return ATTRIBUTES[key]
}

/** Groups whose products have a spout: the outlet of a trap or an arm reaches over nothing. */
const SPOUT_GROUPS: ReadonlySet<string> = new Set(['tapware', 'kitchen-laundry'])

/** The label of an attribute for a product of these category groups; its general one where none are known. */
export function attributeLabel(key: AttributeKey, groups: readonly string[]): string {
  const isElsewhere = groups.length > 0 && !groups.some((group) => SPOUT_GROUPS.has(group))
  return key === 'outlet-length' && isElsewhere ? 'Outlet length' : ATTRIBUTES[key].label
}

export type AttributeValue = string | number | boolean | readonly string[]

export type Attributes = Readonly<Partial<Record<AttributeKey, AttributeValue>>>
