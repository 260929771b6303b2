import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { expect, it } from 'vitest'
import { modelSizeMm } from '../../app/features/catalogue/components/model/model-size.ts'
import { demoProducts } from '../catalogue.ts'
import { modelFileStem } from '../catalogue/record/files.ts'
import { measureModel, modelSizeKey, modelSizeMm as keptSizeMm } from '../catalogue/record/model-sizes.ts'
import type { Family } from '../families/all.ts'
import { buildModel } from '../models/build.ts'
import { openIfc } from '../../tests/support/files/open-ifc.ts'
import { writeDemoFile } from './write-file.ts'

const variants = demoProducts().flatMap(({ record, pictures }) =>
  record.variants.map(({ sku, attributes }, index) => ({ sku, attributes, spec: pictures[index]!.spec })),
)
const byFamily = Map.groupBy(variants, ({ spec }) => spec.family)

type Axis = 'width' | 'height' | 'depth'
type Stated = 'length' | Axis

/** Stated names that differ from the model's axes: the length of crosswise products is from left to right. */
const AXES: Partial<Record<Family, Partial<Record<Stated, Axis>>>> = {
  bath: { width: 'depth' },
  'kitchen-sink': { width: 'depth' },
  'channel-grate': { width: 'depth' },
  'floor-waste': { length: 'depth' },
}

/** Figures of parts: an inside, an arm, a tube, a hose laid straight. */
const PARTS = new Set([
  'bath depth',
  'kitchen-sink depth',
  'overhead-shower length',
  'shower-arm length',
  'grab-rail length',
  'grab-rail width',
  'grab-rail height',
  'hose length',
  'plug-and-chain width',
])

/** Lists a variant's stated overall sizes by the axis of its model. */
function statedOf({ spec, attributes }: (typeof variants)[number]): [Axis, number][] {
  const names = [spec.family, 'form' in spec ? spec.form : '']
  return (['length', 'width', 'height', 'depth'] as const).flatMap((stated): [Axis, number][] => {
    const value = attributes[stated]
    if (typeof value !== 'number' || names.some((name) => PARTS.has(`${name} ${stated}`))) return []
    return [[AXES[spec.family]?.[stated] ?? (stated === 'length' ? 'width' : stated), value]]
  })
}

/** Class and predefined type of the variant in the middle of each family. */
const IFC_ELEMENTS: Readonly<Record<Family, string>> = {
  'basin-mixer': 'IfcValve FAUCET',
  'wall-basin-set': 'IfcValve FAUCET',
  'bath-spout': 'IfcValve FAUCET',
  'bath-filler': 'IfcValve FAUCET',
  'pillar-tap': 'IfcValve FAUCET',
  'tap-set': 'IfcValve FAUCET',
  'wall-tops': 'IfcValve FAUCET',
  'sensor-tap': 'IfcValve FAUCET',
  'care-mixer': 'IfcValve FAUCET',
  'kitchen-mixer': 'IfcValve FAUCET',
  'wall-mixer': 'IfcValve FAUCET',
  'bib-tap': 'IfcValve FAUCET',
  'shower-rail': 'IfcSanitaryTerminal SHOWER',
  'overhead-shower': 'IfcSanitaryTerminal SHOWER',
  'hand-shower': 'IfcSanitaryTerminal SHOWER',
  'twin-shower': 'IfcSanitaryTerminal SHOWER',
  'shower-arm': 'IfcSanitaryTerminal SHOWER',
  'shower-base': 'IfcSanitaryTerminal SHOWER',
  'toilet-suite': 'IfcSanitaryTerminal TOILETPAN',
  cistern: 'IfcSanitaryTerminal CISTERN',
  'toilet-seat': 'IfcSanitaryTerminal WCSEAT',
  bidet: 'IfcSanitaryTerminal BIDET',
  urinal: 'IfcSanitaryTerminal URINAL',
  basin: 'IfcSanitaryTerminal WASHHANDBASIN',
  vanity: 'IfcSanitaryTerminal WASHHANDBASIN',
  bath: 'IfcSanitaryTerminal BATH',
  'kitchen-sink': 'IfcSanitaryTerminal SINK',
  'laundry-tub': 'IfcSanitaryTerminal SINK',
  'flush-plate': 'IfcValve FLUSHING',
  'shower-mixer': 'IfcValve MIXING',
  'thermostatic-valve': 'IfcValve MIXING',
  'stop-valve': 'IfcValve ISOLATING',
  'hot-water-valve': 'IfcValve PRESSURERELIEF',
  'grab-rail': 'IfcDiscreteAccessory USERDEFINED',
  'towel-rail': 'IfcDiscreteAccessory USERDEFINED',
  'towel-ring': 'IfcDiscreteAccessory USERDEFINED',
  'robe-hook': 'IfcDiscreteAccessory USERDEFINED',
  'toilet-roll-holder': 'IfcDiscreteAccessory USERDEFINED',
  'soap-dish': 'IfcDiscreteAccessory USERDEFINED',
  'toilet-brush': 'IfcDiscreteAccessory USERDEFINED',
  'soap-dispenser': 'IfcDiscreteAccessory USERDEFINED',
  cartridge: 'IfcBuildingElementProxy USERDEFINED',
  aerator: 'IfcBuildingElementProxy USERDEFINED',
  'spare-handle': 'IfcBuildingElementProxy USERDEFINED',
  spindle: 'IfcBuildingElementProxy USERDEFINED',
  'seal-kit': 'IfcBuildingElementProxy USERDEFINED',
  'inlet-valve': 'IfcBuildingElementProxy USERDEFINED',
  'outlet-valve': 'IfcBuildingElementProxy USERDEFINED',
  'channel-grate': 'IfcWasteTerminal FLOORWASTE',
  'floor-waste': 'IfcWasteTerminal FLOORWASTE',
  waste: 'IfcWasteTerminal USERDEFINED',
  trap: 'IfcWasteTerminal WASTETRAP',
  shelf: 'IfcFurniture SHELF',
  'shower-seat': 'IfcFurniture USERDEFINED',
  mirror: 'IfcFurniture USERDEFINED',
  'mirror-cabinet': 'IfcFurniture USERDEFINED',
  'heated-towel-rail': 'IfcElectricAppliance USERDEFINED',
  hose: 'IfcPipeSegment FLEXIBLESEGMENT',
}

it('the sizes of all models are kept, and every variant states those of its own', () => {
  const wrong = variants.flatMap((variant) =>
    statedOf(variant).flatMap(([axis, value]) =>
      keptSizeMm(variant.spec)[axis] === value ? [] : [`${variant.sku} ${axis} ${value}`],
    ),
  )
  expect(wrong).toEqual([])
})

// The sizes that are kept are those of the models: after a change of a model, run `npm run demo:sizes`.
it.each([...byFamily.keys()])('the 3D viewer and the IFC file say of a %s what its page states', async (family) => {
  const all = byFamily.get(family)!
  // To thin out every model would take minutes: of each family the one in the middle of the catalogue.
  const { sku, spec, attributes } = all[Math.floor(all.length / 2)]!
  const glb = await writeDemoFile(`${modelFileStem(family, sku)}.glb`)
  const { scene } = await new GLTFLoader().parseAsync(Uint8Array.from(glb as Uint8Array).buffer, '')
  const { width, height, depth } = keptSizeMm(spec)
  expect(modelSizeMm(scene)).toEqual([width, height, depth])
  // web-ifc is an independent reader: the file opens, and is a piece of the right class with the catalogue's figures.
  const ifc = await openIfc(String(await writeDemoFile(`${modelFileStem(family, sku)}.ifc`)))
  expect(ifc.schema).toBe('IFC4')
  expect(ifc.elements).toEqual([IFC_ELEMENTS[family]])
  for (const [axis, size] of [width, depth, height].entries())
    expect(Math.abs(ifc.sizeMm[axis]! - size)).toBeLessThan(1)
  const flow = attributes['litres-per-minute']
  expect(ifc.properties.get('ArticleNumber')).toBe(sku)
  expect(ifc.properties.get('Manufacturer')).toBe(attributes.brand)
  expect(ifc.properties.get('WELS Rating')).toBe(attributes['wels-rating'])
  if (ifc.properties.has('Flow rate (L/min)')) expect(ifc.properties.get('Flow rate (L/min)')).toBe(flow)
})

it('every tenth model is as large as is kept', () => {
  const specs = [...new Map(variants.map(({ spec }) => [modelSizeKey(spec), spec])).values()]
  for (const spec of specs.filter((_, index) => index % 10 === 0)) {
    const { width, height, depth } = keptSizeMm(spec)
    expect(measureModel(buildModel(spec)), JSON.stringify(spec)).toEqual([width, height, depth])
  }
})
