import type { CategoryGroup } from '../site.ts'
import type { FeedCategory } from './model.ts'

/** The category tree: group and sub-category by their path segment, with the name that readers see. */
const CATEGORY_TREE = {
  tapware: {
    'basin-mixers': 'Basin mixers',
    'tower-basin-mixers': 'Tower basin mixers',
    'wall-basin-mixers': 'Wall basin mixers',
    'bath-mixers': 'Bath mixers',
    'bath-outlets': 'Bath outlets',
    'bath-fillers': 'Bath fillers',
    'pillar-taps': 'Pillar taps',
    'tap-sets': 'Tap sets',
    'wall-top-assemblies': 'Wall top assemblies',
    'sensor-taps': 'Sensor taps',
    'care-tapware': 'Care tapware',
  },
  sanitaryware: {
    'toilet-suites': 'Toilet suites',
    'wall-faced-toilets': 'Wall faced toilets',
    'back-to-wall-toilets': 'Back to wall toilets',
    'close-coupled-toilets': 'Close coupled toilets',
    'wall-hung-toilets': 'Wall hung toilets',
    'care-toilets': 'Care toilets',
    'junior-toilets': 'Junior toilets',
    'toilet-pans': 'Toilet pans',
    cisterns: 'Cisterns',
    'in-wall-cisterns': 'In-wall cisterns',
    'toilet-seats': 'Toilet seats',
    'flush-buttons': 'Flush buttons',
    bidets: 'Bidets',
    urinals: 'Urinals',
  },
  basins: {
    'counter-top-basins': 'Counter top basins',
    'inset-basins': 'Inset basins',
    'semi-recessed-basins': 'Semi-recessed basins',
    'under-counter-basins': 'Under counter basins',
    'wall-basins': 'Wall basins',
    'pedestal-basins': 'Pedestal basins',
    'care-basins': 'Care basins',
    'vanity-tops': 'Vanity tops',
    vanities: 'Vanities',
  },
  baths: {
    'freestanding-baths': 'Freestanding baths',
    'back-to-wall-baths': 'Back to wall baths',
    'inset-baths': 'Inset baths',
    'corner-baths': 'Corner baths',
    'shower-baths': 'Shower baths',
    'spa-baths': 'Spa baths',
  },
  showers: {
    'shower-mixers': 'Shower mixers',
    'thermostatic-mixers': 'Thermostatic mixers',
    'rail-showers': 'Rail showers',
    'overhead-showers': 'Overhead showers',
    'hand-showers': 'Hand showers',
    'shower-systems': 'Shower systems',
    'shower-arms': 'Shower arms',
    'care-showers': 'Care showers',
    'shower-bases': 'Shower bases',
    'channel-grates': 'Channel grates',
    'floor-wastes': 'Floor wastes',
  },
  accessories: {
    'towel-rails': 'Towel rails',
    'heated-towel-rails': 'Heated towel rails',
    'towel-rings': 'Towel rings',
    'toilet-roll-holders': 'Toilet roll holders',
    'robe-hooks': 'Robe hooks',
    shelves: 'Shelves',
    'soap-holders': 'Soap holders',
    'soap-dispensers': 'Soap dispensers',
    'toilet-brushes': 'Toilet brushes',
    'grab-rails': 'Grab rails',
    'shower-seats': 'Shower seats',
    mirrors: 'Mirrors',
    'mirror-cabinets': 'Mirror cabinets',
  },
  'kitchen-laundry': {
    'sink-mixers': 'Sink mixers',
    'pull-out-mixers': 'Pull-out mixers',
    'filter-mixers': 'Filter mixers',
    'kitchen-sinks': 'Kitchen sinks',
    'laundry-tubs': 'Laundry tubs',
    'laundry-taps': 'Laundry taps',
    'bib-taps': 'Bib taps',
  },
  'spare-parts-valves': {
    cartridges: 'Cartridges',
    aerators: 'Aerators',
    handles: 'Handles',
    hoses: 'Hoses',
    spindles: 'Spindles',
    'seals-washers': 'Seals and washers',
    'inlet-valves': 'Inlet valves',
    'outlet-valves': 'Outlet valves',
    'stop-valves': 'Stop valves',
    'tempering-valves': 'Tempering valves',
    'pressure-valves': 'Pressure valves',
    'wastes-traps': 'Wastes and traps',
  },
} as const satisfies Record<CategoryGroup, Record<string, string>>

const GROUP_NAMES: Record<CategoryGroup, string> = {
  tapware: 'Tapware',
  sanitaryware: 'Sanitaryware',
  basins: 'Basins',
  baths: 'Baths',
  showers: 'Showers',
  accessories: 'Accessories',
  'kitchen-laundry': 'Kitchen and laundry',
  'spare-parts-valves': 'Spare parts and valves',
}

type Tree = typeof CATEGORY_TREE
export type CategoryPath = { [G in CategoryGroup]: `${G}/${Extract<keyof Tree[G], string>}` }[CategoryGroup]

/** Every place a product can stand, in the order of the tree. */
export const CATEGORY_PATHS = Object.entries(CATEGORY_TREE).flatMap(([group, subs]) =>
  Object.keys(subs).map((sub) => `${group}/${sub}` as CategoryPath),
)

export function groupOf(path: CategoryPath): CategoryGroup {
  return path.split('/')[0] as CategoryGroup
}

function groupName(group: CategoryGroup): string {
  return GROUP_NAMES[group]
}

export function categoryName(path: CategoryPath): string {
  const [group, sub] = path.split('/') as [CategoryGroup, string]
  return (CATEGORY_TREE[group] as Record<string, string>)[sub] ?? sub
}

/** The group with its one sub-category below it, as the feed writes a place in the tree. */
export function categoryChain(path: CategoryPath): FeedCategory {
  const group = groupOf(path)
  const place = CATEGORY_PATHS.filter((other) => groupOf(other) === group).indexOf(path) + 1
  const groupId = `cat-${Object.keys(CATEGORY_TREE).indexOf(group) + 1}00`
  const leaf = {
    categoryId: `${groupId.slice(0, -2)}${String(place).padStart(2, '0')}`,
    name: categoryName(path),
    _url: `/products/${path}/`,
    subCategories: [],
  }
  return { categoryId: groupId, name: groupName(group), _url: `/products/${group}/`, subCategories: [leaf] }
}
