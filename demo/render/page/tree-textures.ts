import { DataTexture, FloatType, RGBAFormat } from 'three'
import { uniform } from './passes.ts'
import type { Scene } from './scene.ts'

const TREE_WIDTH = 1024

/** Puts the tree of a scene where the tracing programs look for it. */
export function uploadTree({ soup, tree }: Scene): DataTexture[] {
  const corners = new Float32Array(soup.count * 12)
  const normals = new Float32Array(soup.count * 12)
  tree.order.forEach((triangle, index) => {
    for (let corner = 0; corner < 3; corner++) {
      for (let axis = 0; axis < 3; axis++) {
        const value = soup.positions[triangle * 9 + corner * 3 + axis]!
        corners[index * 12 + corner * 4 + axis] = corner === 0 ? value : value - soup.positions[triangle * 9 + axis]!
        normals[index * 12 + corner * 4 + axis] = soup.normals[triangle * 9 + corner * 3 + axis]!
      }
    }
    corners[index * 12 + 3] = soup.roles[triangle]!
  })
  const textures = [floatTexture(tree.nodes), floatTexture(corners), floatTexture(normals)]
  uniform('treeNodes').value = textures[0]
  uniform('treeTriangles').value = textures[1]
  uniform('treeNormals').value = textures[2]
  uniform('nodeCount').value = tree.nodeCount
  return textures
}

function floatTexture(values: Float32Array): DataTexture {
  const height = Math.max(1, Math.ceil(values.length / 4 / TREE_WIDTH))
  const padded = new Float32Array(TREE_WIDTH * height * 4)
  padded.set(values)
  const texture = new DataTexture(padded, TREE_WIDTH, height, RGBAFormat, FloatType)
  texture.needsUpdate = true
  return texture
}
