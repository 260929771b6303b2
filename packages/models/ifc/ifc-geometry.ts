import type { ModelMaterial, ModelMesh } from '../model-mesh.ts'
import { stepEnum, stepLabel, stepList, stepReal, stepVector, UNSET, type StepFile } from './step.ts'

/** Decimals of a coordinate in millimetres. */
const DECIMALS = 2

/** A representation of triangles, one face set for each material, in the axes of IFC (z up). */
export function addBody(file: StepFile, context: string, meshes: readonly ModelMesh[]): string {
  const items = meshes.flatMap((mesh) => addFaceSet(file, mesh) ?? [])
  return file.add('IfcShapeRepresentation', context, "'Body'", "'Tessellation'", stepList(items))
}

function addFaceSet(file: StepFile, { material, positions, index }: ModelMesh): string | null {
  const { points, numbers } = weld(positions)
  const triangles: string[] = []
  for (let at = 0; at + 2 < index.length; at += 3) {
    const [a, b, c] = [numbers[index[at]!]!, numbers[index[at + 1]!]!, numbers[index[at + 2]!]!]
    if (a !== b && b !== c && c !== a) triangles.push(`(${a},${b},${c})`)
  }
  if (triangles.length === 0) return null
  const list = file.add('IfcCartesianPointList3D', stepList(points))
  const faces = file.add('IfcTriangulatedFaceSet', list, UNSET, UNSET, stepList(triangles), UNSET)
  file.add('IfcStyledItem', faces, stepList([addStyle(file, material)]), UNSET)
  return faces
}

/** Each place once, in order of first use; for each vertex the number of its place, from 1. */
function weld(positions: Float32Array): { points: string[]; numbers: Uint32Array } {
  const points: string[] = []
  const numbers = new Uint32Array(positions.length / 3)
  const numbersByKey = new Map<string, number>()
  for (let vertex = 0; vertex < numbers.length; vertex++) {
    const at = vertex * 3
    // Right, up, to the viewer is right, to the back, up in IFC.
    const coordinates = [positions[at]!, -positions[at + 2]!, positions[at + 1]!]
    const text = `(${coordinates.map((value) => stepReal(value, DECIMALS)).join(',')})`
    const number = numbersByKey.getOrInsertComputed(text, () => points.push(text))
    numbers[vertex] = number
  }
  return { points, numbers }
}

function addStyle(file: StepFile, { name, colour, opacity, metalness }: ModelMaterial): string {
  const rgb = file.add('IfcColourRgb', UNSET, ...colour.map((linear) => stepReal(toScreen(linear), 4)))
  const rendering = file.add(
    'IfcSurfaceStyleRendering',
    rgb,
    stepReal(1 - opacity, 4),
    ...Array.from({ length: 6 }, () => UNSET),
    stepEnum(metalness > 0.5 ? 'METAL' : 'NOTDEFINED'),
  )
  return file.add('IfcSurfaceStyle', stepLabel(name), stepEnum('BOTH'), stepList([rendering]))
}

/** sRGB (IEC 61966-2-1) of a linear value, as viewers of IFC show colours. */
function toScreen(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(1, Math.max(0, value))
}

/** A placement in another one; millimetres, in the axes of our models. */
export function addPlacement(file: StepFile, within: string, [x, y, z]: readonly [number, number, number]): string {
  const point = file.add('IfcCartesianPoint', stepVector([x, -z, y]))
  const axes = file.add('IfcAxis2Placement3D', point, UNSET, UNSET)
  return file.add('IfcLocalPlacement', within, axes)
}
