import * as WebIFC from 'web-ifc'

/** Content of an IFC4 file according to an independent reader. */
export interface OpenedIfc {
  readonly schema: string
  /** Class of each element with a shape, with its predefined type: `IFCVALVE FAUCET`. */
  readonly elements: readonly string[]
  /** Over all shapes: x, y (to the back) and z (up), in millimetres. */
  readonly sizeMm: readonly [number, number, number]
  /** Nominal values by the name of their property, over all property sets. */
  readonly properties: ReadonlyMap<string, unknown>
}

let reader: Promise<WebIFC.IfcAPI> | null = null

async function startReader(): Promise<WebIFC.IfcAPI> {
  const api = new WebIFC.IfcAPI()
  await api.Init(undefined, true)
  api.SetLogLevel(WebIFC.LogLevel.LOG_LEVEL_OFF)
  return api
}

/**
 * Opens a file for tests.
 * @throws Error where a line cannot be read.
 */
export async function openIfc(text: string): Promise<OpenedIfc> {
  const api = await (reader ??= startReader())
  const model = api.OpenModel(new TextEncoder().encode(text))
  if (model < 0) throw new Error('The file does not open')
  const lines = Array.from(api.GetAllLines(model))
  const written = text.match(/^#\d+=/gm)?.length
  if (lines.length !== written) throw new Error(`${lines.length} of ${written} lines were read`)
  for (const line of lines) if (!api.GetLine(model, line)) throw new Error(`Line #${line} was not read`)
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  const elements: string[] = []
  api.StreamAllMeshes(model, ({ expressID, geometries }) => {
    const { PredefinedType } = api.GetLine(model, expressID)
    elements.push(`${api.GetNameFromTypeCode(api.GetLineType(model, expressID))} ${PredefinedType?.value}`)
    for (let part = 0; part < geometries.size(); part++) {
      const { geometryExpressID, flatTransformation: m } = geometries.get(part)
      const geometry = api.GetGeometry(model, geometryExpressID)
      // Place and normal of each vertex.
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize())
      for (let at = 0; at < vertices.length; at += 6) {
        const [x, y, z] = [vertices[at]!, vertices[at + 1]!, vertices[at + 2]!]
        for (let axis = 0; axis < 3; axis++) {
          const value = 1_000 * (m[axis]! * x + m[4 + axis]! * y + m[8 + axis]! * z + m[12 + axis]!)
          min[axis] = Math.min(min[axis]!, value)
          max[axis] = Math.max(max[axis]!, value)
        }
      }
    }
  })
  const properties = new Map<string, unknown>()
  for (const line of api.GetLineIDsWithType(model, WebIFC.IFCPROPERTYSINGLEVALUE)) {
    const { Name, NominalValue } = api.GetLine(model, line)
    properties.set(Name.value, NominalValue.value)
  }
  const schema = api.GetModelSchema(model)
  api.CloseModel(model)
  // The reader turns z up into y up.
  const [x, y, z] = [0, 1, 2].map((axis) => max[axis]! - min[axis]!) as [number, number, number]
  return { schema, elements, sizeMm: [x, z, y], properties }
}
