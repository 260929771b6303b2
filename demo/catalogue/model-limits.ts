import type { Family, ModelSpec, SpecOf } from '#demo/models/families.ts'

type Limits = Readonly<Record<string, readonly [least: number, most: number]>>

/** The ranges for which the comments of `demo/models/families.ts` say the shapes are made, where one holds for all forms. */
const LIMITS: { readonly [F in Family]?: Limits } = {
  'basin-mixer': { heightMm: [110, 340], spoutReachMm: [90, 200], bodyWidthMm: [28, 54] },
  'pillar-tap': { heightMm: [80, 150], spoutReachMm: [70, 120] },
  'tap-set': { centresMm: [150, 300], spoutReachMm: [100, 220], heightMm: [90, 320], flangeWidthMm: [45, 65] },
  'wall-tops': { flangeWidthMm: [45, 70], centresMm: [110, 250] },
  'wall-basin-set': { spoutReachMm: [120, 250], centresMm: [80, 200], flangeWidthMm: [50, 85] },
  'wall-mixer': { centresMm: [130, 220], spoutReachMm: [150, 250] },
  'shower-mixer': { plateWidthMm: [60, 180], projectionMm: [50, 110] },
  'thermostatic-valve': { lengthMm: [260, 330], centresMm: [140, 160] },
  'bath-spout': { reachMm: [140, 250], flangeWidthMm: [45, 70] },
  'bath-filler': { heightMm: [850, 1150], spoutReachMm: [180, 260] },
  'kitchen-mixer': { heightMm: [150, 560], spoutReachMm: [170, 250], bodyWidthMm: [30, 52] },
  'bib-tap': { projectionMm: [60, 180] },
  'sensor-tap': { heightMm: [130, 330], spoutReachMm: [110, 220] },
  'care-mixer': { heightMm: [110, 400], spoutReachMm: [110, 220], leverLengthMm: [120, 200] },
  'shower-rail': { railLengthMm: [500, 1000], headWidthMm: [20, 160] },
  'hand-shower': { headWidthMm: [20, 160] },
  'overhead-shower': { headWidthMm: [80, 400], armLengthMm: [100, 500] },
  'twin-shower': { overheadWidthMm: [180, 300], handWidthMm: [80, 140], heightMm: [800, 1300], reachMm: [300, 450] },
  'shower-arm': { lengthMm: [100, 500] },
  'toilet-suite': { widthMm: [345, 390], depthMm: [480, 800], heightMm: [600, 1150], seatHeightMm: [300, 480] },
  'toilet-seat': { widthMm: [340, 385], depthMm: [360, 480] },
  cistern: { widthMm: [340, 520], heightMm: [330, 1140], depthMm: [110, 190] },
  'flush-plate': { widthMm: [50, 250], heightMm: [50, 170] },
  bidet: { widthMm: [340, 390], depthMm: [480, 600], heightMm: [300, 420] },
  urinal: { widthMm: [280, 2400], heightMm: [480, 700], depthMm: [280, 380] },
  basin: { widthMm: [320, 1800], depthMm: [220, 560], heightMm: [80, 880], rimWidthMm: [6, 30] },
  vanity: { widthMm: [450, 1800], depthMm: [380, 520], heightMm: [450, 900] },
  bath: { lengthMm: [1200, 1850], widthMm: [680, 1400], heightMm: [400, 640], rimWidthMm: [8, 80], jets: [6, 16] },
  'kitchen-sink': { widthMm: [380, 1400], depthMm: [400, 520], bowlDepthMm: [150, 250], cornerRadiusMm: [10, 60] },
  'laundry-tub': { widthMm: [450, 1000], depthMm: [390, 600], heightMm: [220, 920] },
  'shower-base': { widthMm: [750, 1800], depthMm: [750, 1200], heightMm: [25, 100] },
  'channel-grate': { lengthMm: [300, 1800], widthMm: [60, 130] },
  'floor-waste': { widthMm: [80, 150] },
  waste: { flangeMm: [60, 115], heightMm: [50, 120] },
  trap: { heightMm: [140, 260], outletLengthMm: [180, 320] },
  'towel-rail': { lengthMm: [300, 930], projectionMm: [60, 130] },
  'heated-towel-rail': { widthMm: [300, 900], heightMm: [400, 1300], bars: [3, 16] },
  'towel-ring': { widthMm: [150, 240] },
  'robe-hook': { projectionMm: [30, 80] },
  shelf: { lengthMm: [200, 650], depthMm: [100, 260] },
  'soap-dish': { widthMm: [90, 160] },
  'soap-dispenser': { heightMm: [100, 220] },
  'toilet-brush': { heightMm: [340, 420] },
  mirror: { widthMm: [350, 1500], heightMm: [450, 1200] },
  'mirror-cabinet': { widthMm: [400, 1500], heightMm: [600, 900], depthMm: [120, 170] },
  'grab-rail': { lengthMm: [300, 1100], returnMm: [300, 900], diameterMm: [25, 38] },
  'shower-seat': { widthMm: [320, 960], depthMm: [300, 520], heightMm: [440, 500] },
  cartridge: { diameterMm: [25, 45] },
  aerator: { diameterMm: [18, 28] },
  hose: { lengthMm: [300, 2000] },
  'inlet-valve': { heightMm: [200, 300] },
  'outlet-valve': { heightMm: [200, 340] },
  spindle: { heightMm: [50, 100] },
}

/** Measurements outside what the model is made for, as `basin-mixer heightMm 400`. */
export function outsideLimits<F extends Family>(spec: SpecOf<F> & ModelSpec): string[] {
  const measurements = spec as unknown as Readonly<Record<string, unknown>>
  const limits: Limits = LIMITS[spec.family] ?? {}
  return Object.entries(limits).flatMap(([field, [least, most]]) => {
    const value = measurements[field]
    return typeof value === 'number' && (value < least || value > most) ? [`${spec.family} ${field} ${value}`] : []
  })
}
