import { all, any, atLeast, atMost, attribute, named, not, text, type } from './judged-query.ts'

/** Families of products that several queries ask for. */

/** Care mixers are typed as what they are, too: basin, sink and shower mixers with a longer lever. */
export const basinMixers = type('Basin mixers', 'Tower basin mixers', 'Wall basin mixers')
export const tallBasinMixers = any(type('Tower basin mixers'), all(type('Sensor taps'), atLeast('height', 280)))
export const basinTaps = any(
  basinMixers,
  type('Pillar taps', 'Sensor taps'),
  all(type('Tap sets'), named(/\bbasin\b/i)),
)
export const wallBasinTaps = any(
  type('Wall basin mixers'),
  all(any(type('Sensor taps'), all(type('Tap sets'), named(/\bbasin\b/i))), attribute('mount-type', 'Wall mounted')),
)
export const kitchenTaps = any(type('Sink mixers'), all(type('Laundry taps'), named(/\bsink\b/i)))
export const pullOutMixers = type('Pull-out mixers')
export const laundryTaps = any(type('Laundry taps'), all(type('Bib taps'), named(/washing machine|laundry/i)))
export const outsideTaps = all(type('Bib taps'), not(named(/washing machine|laundry/i)))
export const showerMixers = any(
  type('Shower mixers', 'Thermostatic mixers'),
  all(type('Care tapware'), type('Care showers')),
)
const bathTaps = any(type('Bath mixers', 'Bath fillers'), all(type('Tap sets'), named(/\bbath\b/i)))
export const bathSpouts = type('Bath outlets')
export const taps = any(
  basinTaps,
  kitchenTaps,
  showerMixers,
  bathTaps,
  type('Laundry taps', 'Bib taps', 'Tap sets', 'Wall top assemblies', 'Care tapware'),
)
/** Tapware as the trade understands it: taps and what belongs to them on the wall. */
export const tapware = any(taps, bathSpouts)
export const mixers = any(all(taps, named(/\bmixer\b/i)), type('Wall basin mixers', 'Bath mixers'))
/** Villa is the traditional line; its kitchen taps state no shape. */
export const traditionalTapware = all(tapware, any(attribute('shape', 'Traditional'), named(/\bvilla\b/i)))

export const showerHeads = type('Overhead showers', 'Hand showers')
export const overheadShowers = type('Overhead showers')
/** A hand shower alone or on a rail; care showers are rails that hold a person, too. */
export const handheldShowers = any(
  type('Hand showers', 'Rail showers'),
  all(type('Care showers'), named(/\bshower with\b|rail shower/i)),
)
export const railShowers = all(handheldShowers, not(type('Hand showers')))
export const showers = any(showerHeads, railShowers, type('Shower systems'))
/** Showers from 200 mm across, alone or above a hand shower. */
export const rainShowers = all(type('Overhead showers', 'Shower systems'), atLeast('shower-head-diameter', 200))

export const toiletSuites = type('Toilet suites')
export const toilets = type('Toilet suites', 'Toilet pans')
export const rimlessToilets = all(toilets, attribute('clean-flush', true))
/** The cistern is in the wall. */
export const concealedToilets = all(toilets, text('mount-type', /in-wall cistern/))
export const accessibleToilets = all(toilets, attribute('IsAS14281Compliant', true))
/** Seat height above the usual 440 mm or so: what is sold as comfort, easy or raised height. */
export const raisedToilets = all(toilets, atLeast('pan-height', 460))
export const toiletSeats = type('Toilet seats')
export const softCloseSeats = all(toiletSeats, named(/soft close/i))
export const cisterns = type('Cisterns', 'In-wall cisterns')
export const flushPlates = all(type('Flush buttons'), atLeast('width', 200))

export const basins = any(
  type('Wall basins', 'Counter top basins', 'Inset basins', 'Semi-recessed basins', 'Under counter basins'),
  type('Pedestal basins', 'Care basins'),
)
/** "Hand basin" is the small basin on the wall of a cloakroom. */
export const handBasins = all(type('Wall basins'), atMost('width', 500))
export const accessibleBasins = all(basins, attribute('IsAS14281Compliant', true))
export const kitchenSinks = all(type('Kitchen sinks'), not(named(/cleaner/i)))
export const baths = attribute('categories.lvl0', 'Baths')

export const towelHolders = any(type('Towel rails', 'Towel rings', 'Heated towel rails'), named(/\btowel shelf\b/i))
export const showerShelves = all(type('Shelves'), not(named(/towel/i)))
export const floorDrains = type('Floor wastes', 'Channel grates')
export const basinWastes = all(type('Wastes'), named(/basin waste|waste 32|grated waste/i))
export const bathWastes = all(type('Wastes'), named(/bath/i))
/** Products for people who are old, weak or in a wheelchair. */
export const careProducts = any(
  attribute('IsIndependentLivingCompliant', true),
  attribute('IsAS14281Compliant', true),
  attribute('IsAS14281Ambulant', true),
)

/** Spare parts by what they mend. */
export const tapRepair = any(
  type('Cartridges', 'Spindles'),
  all(type('Seals and washers'), named(/tap washer|mixer seal/i)),
)
export const cisternRepair = any(
  type('Inlet valves', 'Outlet valves'),
  all(type('Seals and washers'), named(/cistern/i)),
)
/** Holds hot water at a safe temperature. */
export const scaldProtection = any(type('Tempering valves', 'Thermostatic mixers'), named(/thermostatic/i))
