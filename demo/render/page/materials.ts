import { Color } from 'three'
import { MATERIAL_ROLES } from '../../models/assembly.ts'
import type { MaterialRole } from '../../models/assembly.ts'
import { FINISHES } from '../../models/finishes.ts'
import type { FinishName } from '../../models/finishes.ts'

/** Colour, metal, roughness, brush, glaze: as in `Finish`. */
type Surface = readonly [colour: string, metal: boolean, roughness: number, brushed: number, glaze: number]

const FIXED: Record<Exclude<MaterialRole, 'finish' | 'trim' | 'spray'>, Surface> = {
  ceramic: ['#f4f4f2', false, 0.2, 0, 1],
  chrome: ['#f0f1f2', true, 0.04, 0, 0],
  steel: ['#c4c5c4', true, 0.24, 0.5, 0],
  brass: ['#d2ab62', true, 0.22, 0.1, 0],
  rubber: ['#26272a', false, 0.62, 0, 0],
  'plastic-white': ['#ededeb', false, 0.3, 0, 0.35],
  'plastic-grey': ['#8b8d90', false, 0.42, 0, 0],
  'plastic-black': ['#222326', false, 0.38, 0, 0.1],
  dark: ['#111112', false, 0.7, 0, 0],
  'water-black': ['#08090a', false, 0.12, 0, 1],
  glass: ['#dfeae6', false, 0.03, 0, 1],
  frosted: ['#eef2f1', false, 0.5, 0, 0.3],
  mirror: ['#e3e8e9', true, 0.03, 0, 0],
  light: ['#fffdf6', false, 0.9, 0, 0],
  hot: ['#c3342b', false, 0.4, 0, 0],
  cold: ['#2b62b5', false, 0.4, 0, 0],
  oak: ['#c4ab8c', false, 0.55, 0, 0],
  walnut: ['#6f5442', false, 0.52, 0, 0],
  charcoal: ['#3b3c3e', false, 0.6, 0, 0],
  'paint-white': ['#ececea', false, 0.48, 0, 0],
  paper: ['#f2f1ee', false, 0.95, 0, 0],
  stone: ['#d9d6d0', false, 0.35, 0, 0.5],
  copper: ['#d59a78', true, 0.2, 0.1, 0],
  blue: ['#2f5f9e', false, 0.4, 0, 0.2],
}

/** Finishes whose spray faces are moulded in black. */
const DARK_FINISHES = new Set<FinishName>(['Matte Black', 'Gunmetal', 'Graphite', 'Brushed Bronze', 'Matte Navy'])

/** Two vectors per role for the shader: colour and metal, then roughness, brush, glaze and a special kind. */
export function materialTable(finish: FinishName, trim: FinishName): Float32Array {
  const table = new Float32Array(MATERIAL_ROLES.length * 8)
  MATERIAL_ROLES.forEach((role, index) => {
    const [colour, metal, roughness, brushed, glaze] = surfaceOf(role, finish, trim)
    const linear = new Color(colour)
    table.set([linear.r, linear.g, linear.b, metal ? 1 : 0, roughness, brushed, glaze, kindOf(role)], index * 8)
  })
  return table
}

function surfaceOf(role: MaterialRole, finish: FinishName, trim: FinishName): Surface {
  if (role === 'spray')
    return DARK_FINISHES.has(finish) ? ['#3a3b3d', false, 0.45, 0, 0] : ['#b4b6b8', false, 0.4, 0, 0]
  if (role !== 'finish' && role !== 'trim') return FIXED[role]
  const { colour, metal, roughness, brushed, glaze } = FINISHES[role === 'finish' ? finish : trim]
  return [colour, metal, roughness, brushed, glaze]
}

/** 1 shines, 2 is a looking glass, 3 has wood grain. */
function kindOf(role: MaterialRole): number {
  return role === 'light' ? 1 : role === 'mirror' ? 2 : role === 'oak' || role === 'walnut' ? 3 : 0
}
