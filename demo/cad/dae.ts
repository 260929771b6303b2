import { distinctVectors } from './distinct.ts'
import { toByte } from './product.ts'
import type { CadMaterial, CadMesh, CadProduct } from './product.ts'

/**
 * COLLADA 1.4.1 in millimetres, y up, one geometry per material. The format asks for the time of writing, which is
 * passed in so that the same product gives the same file.
 */
export function writeDae({ code, title, meshes }: CadProduct, savedAt: Date): string {
  const time = savedAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const all = (write: (mesh: CadMesh, number: number) => string) => meshes.map(write).join('\n')
  return `<?xml version="1.0" encoding="utf-8"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset>
<contributor><authoring_tool>Specify</authoring_tool></contributor>
<created>${time}</created>
<modified>${time}</modified>
<title>${escaped(title)}</title>
<unit name="millimeter" meter="0.001"/>
<up_axis>Y_UP</up_axis>
</asset>
<library_effects>
${all(({ material }, number) => effectOf(material, number))}
</library_effects>
<library_materials>
${all(({ material }, number) => `<material id="material-${number}" name="${escaped(material.name)}"><instance_effect url="#effect-${number}"/></material>`)}
</library_materials>
<library_geometries>
${all(geometryOf)}
</library_geometries>
<library_visual_scenes>
<visual_scene id="scene">
<node id="product" name="${escaped(code)}">
${all((_, number) => instanceOf(number))}
</node>
</visual_scene>
</library_visual_scenes>
<scene><instance_visual_scene url="#scene"/></scene>
</COLLADA>
`
}

function effectOf({ colour, metalness, roughness, opacity }: CadMaterial, number: number): string {
  const diffuse = colour.map((value) => (toByte(value) / 255).toFixed(3)).join(' ')
  const specular = metalness > 0 ? diffuse : '0.2 0.2 0.2'
  const transparent =
    opacity < 1
      ? `
<transparent opaque="A_ONE"><color>1 1 1 1</color></transparent>
<transparency><float>${opacity}</float></transparency>`
      : ''
  return `<effect id="effect-${number}"><profile_COMMON><technique sid="common"><phong>
<diffuse><color>${diffuse} 1</color></diffuse>
<specular><color>${specular} 1</color></specular>
<shininess><float>${Math.round(128 * (1 - roughness) ** 2)}</float></shininess>${transparent}
</phong></technique></profile_COMMON></effect>`
}

function geometryOf({ material, positions, normals, index }: CadMesh, number: number): string {
  const places = distinctVectors(positions, 3)
  const turns = distinctVectors(normals, 3)
  const corners = Array.from(index, (vertex) => `${places.numbers[vertex]} ${turns.numbers[vertex]}`).join(' ')
  const id = `geometry-${number}`
  return `<geometry id="${id}" name="${escaped(material.name)}"><mesh>
${sourceOf(`${id}-positions`, places.texts)}
${sourceOf(`${id}-normals`, turns.texts)}
<vertices id="${id}-vertices"><input semantic="POSITION" source="#${id}-positions"/></vertices>
<triangles count="${index.length / 3}" material="material-${number}">
<input semantic="VERTEX" source="#${id}-vertices" offset="0"/>
<input semantic="NORMAL" source="#${id}-normals" offset="1"/>
<p>${corners}</p>
</triangles>
</mesh></geometry>`
}

function sourceOf(id: string, vectors: readonly string[]): string {
  return `<source id="${id}">
<float_array id="${id}-array" count="${vectors.length * 3}">${vectors.join(' ')}</float_array>
<technique_common><accessor source="#${id}-array" count="${vectors.length}" stride="3">
<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/>
</accessor></technique_common>
</source>`
}

function instanceOf(number: number): string {
  return `<instance_geometry url="#geometry-${number}"><bind_material><technique_common>
<instance_material symbol="material-${number}" target="#material-${number}"/>
</technique_common></bind_material></instance_geometry>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
