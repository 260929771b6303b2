import { distinctVectors } from './distinct.ts'
import { toByte } from './product.ts'
import type { CadMaterial, CadProduct } from './product.ts'

/** Wavefront OBJ in millimetres, y up, one group per material. `materialFile` names the file of `writeMtl`, if sent along. */
export function writeObj({ code, title, meshes }: CadProduct, materialFile?: string): string {
  const lines = [`# ${oneLine(title)} (${oneLine(code)})`, '# Units: millimetres. Y is up.']
  if (materialFile !== undefined) lines.push(`mtllib ${materialFile}`)
  lines.push(`o ${wordOf(code)}`)
  let [places, directions] = [1, 1]
  for (const { material, positions, normals, index } of meshes) {
    const vertices = distinctVectors(positions, 3)
    const turns = distinctVectors(normals, 3)
    for (const text of vertices.texts) lines.push(`v ${text}`)
    for (const text of turns.texts) lines.push(`vn ${text}`)
    lines.push(`g ${wordOf(material.name)}`, `usemtl ${wordOf(material.name)}`)
    const corner = (vertex: number) => `${vertices.numbers[vertex]! + places}//${turns.numbers[vertex]! + directions}`
    for (let at = 0; at < index.length; at += 3) {
      lines.push(`f ${corner(index[at]!)} ${corner(index[at + 1]!)} ${corner(index[at + 2]!)}`)
    }
    places += vertices.texts.length
    directions += turns.texts.length
  }
  return `${lines.join('\n')}\n`
}

/** The materials of an OBJ file. */
export function writeMtl({ meshes }: CadProduct): string {
  return meshes.map(({ material }) => describeMaterial(material)).join('\n')
}

function describeMaterial({ name, colour, metalness, roughness, opacity }: CadMaterial): string {
  const diffuse = colour.map((value) => (toByte(value) / 255).toFixed(3)).join(' ')
  return `newmtl ${wordOf(name)}
Kd ${diffuse}
Ks ${metalness > 0 ? diffuse : '0.200 0.200 0.200'}
Ns ${Math.round(1000 * (1 - roughness) ** 2)}
Pm ${metalness}
Pr ${roughness.toFixed(2)}
d ${opacity}
illum 2
`
}

function wordOf(text: string): string {
  return text.replace(/[^\w-]+/g, '_')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
