import type { ProductKind } from '../product-kinds.ts'

/** Entity of IFC4 (ISO 16739-1:2018) with its predefined type; the class of its type object is `{entity}Type`. */
export interface IfcClass {
  readonly entity:
    | 'IfcSanitaryTerminal'
    | 'IfcValve'
    | 'IfcWasteTerminal'
    | 'IfcFurniture'
    | 'IfcDiscreteAccessory'
    | 'IfcElectricAppliance'
    | 'IfcPipeSegment'
    | 'IfcBuildingElementProxy'
  readonly predefined: string
  /** Name of a type that the standard does not define; only with `USERDEFINED`. */
  readonly userType?: string
}

const sanitary = (predefined: string): IfcClass => ({ entity: 'IfcSanitaryTerminal', predefined })
const valve = (predefined: string): IfcClass => ({ entity: 'IfcValve', predefined })
const waste = (predefined: string): IfcClass => ({ entity: 'IfcWasteTerminal', predefined })
const named = (entity: IfcClass['entity'], userType: string): IfcClass => ({
  entity,
  predefined: 'USERDEFINED',
  userType,
})

export const IFC_CLASSES: Readonly<Record<ProductKind, IfcClass>> = {
  toilet: sanitary('TOILETPAN'),
  'wall-hung-toilet': sanitary('TOILETPAN'),
  'toilet-seat': sanitary('WCSEAT'),
  cistern: sanitary('CISTERN'),
  'in-wall-cistern': sanitary('CISTERN'),
  bidet: sanitary('BIDET'),
  urinal: sanitary('URINAL'),
  'counter-basin': sanitary('WASHHANDBASIN'),
  'inset-basin': sanitary('WASHHANDBASIN'),
  'pedestal-basin': sanitary('WASHHANDBASIN'),
  'wall-basin': sanitary('WASHHANDBASIN'),
  'vanity-top': sanitary('WASHHANDBASIN'),
  vanity: sanitary('WASHHANDBASIN'),
  'kitchen-sink': sanitary('SINK'),
  'laundry-tub': sanitary('SINK'),
  bath: sanitary('BATH'),
  'shower-base': sanitary('SHOWER'),
  'overhead-shower': sanitary('SHOWER'),
  'hand-shower': sanitary('SHOWER'),
  'rail-shower': sanitary('SHOWER'),
  'shower-arm': sanitary('SHOWER'),
  'basin-mixer': valve('FAUCET'),
  'tower-basin-mixer': valve('FAUCET'),
  'wall-basin-mixer': valve('FAUCET'),
  'sink-mixer': valve('FAUCET'),
  'bath-filler': valve('FAUCET'),
  'bath-outlet': valve('FAUCET'),
  'wall-tap': valve('FAUCET'),
  'shower-mixer': valve('MIXING'),
  'bath-mixer': valve('MIXING'),
  'tempering-valve': valve('MIXING'),
  'pressure-valve': valve('PRESSURERELIEF'),
  'stop-valve': valve('ISOLATING'),
  'flush-plate': valve('FLUSHING'),
  'floor-waste': waste('FLOORWASTE'),
  'channel-grate': waste('FLOORWASTE'),
  trap: waste('WASTETRAP'),
  waste: named('IfcWasteTerminal', 'Basin waste'),
  hose: { entity: 'IfcPipeSegment', predefined: 'FLEXIBLESEGMENT' },
  'shower-seat': named('IfcFurniture', 'Shower seat'),
  mirror: named('IfcFurniture', 'Mirror'),
  'mirror-cabinet': named('IfcFurniture', 'Mirror cabinet'),
  shelf: { entity: 'IfcFurniture', predefined: 'SHELF' },
  'heated-towel-rail': named('IfcElectricAppliance', 'Heated towel rail'),
  'grab-rail': named('IfcDiscreteAccessory', 'Grab rail'),
  'towel-rail': named('IfcDiscreteAccessory', 'Towel rail'),
  'towel-ring': named('IfcDiscreteAccessory', 'Towel ring'),
  'robe-hook': named('IfcDiscreteAccessory', 'Robe hook'),
  'toilet-roll-holder': named('IfcDiscreteAccessory', 'Toilet roll holder'),
  'toilet-brush': named('IfcDiscreteAccessory', 'Toilet brush'),
  'soap-dispenser': named('IfcDiscreteAccessory', 'Soap dispenser'),
  'soap-holder': named('IfcDiscreteAccessory', 'Soap holder'),
  'spare-part': named('IfcBuildingElementProxy', 'Spare part'),
  other: { entity: 'IfcBuildingElementProxy', predefined: 'NOTDEFINED' },
}

/** `PEnum_SanitaryMounting`, with the standard's set and property, where the kind of product decides it. */
export const SANITARY_MOUNTING: Readonly<
  Partial<Record<ProductKind, readonly [set: string, property: string, value: string]>>
> = {
  'wall-hung-toilet': ['Pset_SanitaryTerminalTypeToiletPan', 'PanMounting', 'WALLHUNG'],
  'counter-basin': ['Pset_SanitaryTerminalTypeWashHandBasin', 'WashHandBasinMounting', 'COUNTERTOP'],
  'inset-basin': ['Pset_SanitaryTerminalTypeWashHandBasin', 'WashHandBasinMounting', 'COUNTERTOP'],
  'wall-basin': ['Pset_SanitaryTerminalTypeWashHandBasin', 'WashHandBasinMounting', 'WALLHUNG'],
  'pedestal-basin': ['Pset_SanitaryTerminalTypeWashHandBasin', 'WashHandBasinMounting', 'PEDESTAL'],
}
