import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '#app/endpoints.server.ts'
import { healthEndpoints } from '../health-endpoints.server.ts'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { isDescribed } from '../run-endpoint.server.ts'
import { describeApi } from './describe-api.server.ts'
import { exampleRequest } from './example-request.server.ts'

interface Described {
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: object; readonly example?: unknown; readonly examples?: Record<string, { value: unknown }> }
    >
  >
}

const health = healthEndpoints({ findProblems: () => Promise.resolve([]) }, () => false)
const { calls, openApi, page } = finishSteps(describeApi([...ENDPOINTS, ...health], 'https://specify.example'))
const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the description of the calls', () => {
  it('has every endpoint of the site under its methods, and the search protocol', () => {
    for (const { path, methods, caller } of ENDPOINTS) {
      if (!isDescribed({ caller })) continue
      expect(Object.keys(openApi.paths[path] ?? {})).toEqual(methods.map((method) => method.toLowerCase()))
    }
    for (const path of [
      '/{locale}/api/listing/{path}/',
      '/{locale}/api/product/',
      '/{locale}/api/upload-excel/',
      '/{locale}/api/import-list/',
      '/{locale}/api/navigation/',
      '/1/indexes/*/queries',
      '/healthz',
      '/readyz',
    ]) {
      expect(openApi.paths[path]).toBeDefined()
    }
  })

  it.each(calls.map((call) => [call.name, call] as const))(
    'of %s has a summary and an example that fits',
    (_, call) => {
      expect(call.summary).toMatch(/\.$/)
      expect(call.errors).toEqual([...new Set(call.errors)])
      expect(call.example).not.toBeNull()
      expect(call.output.safeParse(call.example?.output).error).toBeUndefined()
      expect((call.input ?? z.object({})).safeParse(call.example?.input).error).toBeUndefined()
      expect(call.minimal?.output.safeParse(call.minimal.example).error).toBeUndefined()
    },
  )

  it('names the header that asks for a shorter answer, and both shapes', () => {
    const { parameters = [], responses } = openApi.paths['/action/projectBuilder/getProjectById']?.['post'] ?? {}
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/prefer' })
    expect(responses?.['200']).toMatchObject({
      headers: { 'preference-applied': {} },
      content: {
        'application/json': {
          schema: { anyOf: [{ required: ['isError', 'shoppingList'] }, { required: ['isError', 'project'] }] },
          examples: { full: {}, 'return=minimal': {} },
        },
      },
    })
  })

  it('names the tag that a cached answer is revalidated by', () => {
    const { parameters = [], responses } = openApi.paths['/{locale}/api/listing/{path}/']?.['get'] ?? {}
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/ifNoneMatch' })
    expect([responses?.['200'], responses?.['304']]).toMatchObject([{ headers: { etag: {} } }, {}])
  })

  it('names operations once, declares what stands in paths, and says how each call fails', () => {
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(names.length)
    for (const { path, method, operation } of operations) {
      const parameters = (operation.parameters ?? []) as { name?: string; in?: string; required?: boolean }[]
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name))
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(operation.responses['200'] ?? operation.responses['204']).toBeDefined()
      expect(operation.requestBody === undefined).toBe(method === 'get')
      if (path.startsWith('/action/')) expect(operation.responses['400']).toBeDefined()
    }
  })

  it('refers to nothing that is not there', () => {
    const references = Array.from(JSON.stringify(openApi).matchAll(/"\$ref":"([^"]+)"/g), ([, target = '']) => target)
    expect(references.length).toBeGreaterThan(20)
    for (const target of references) {
      const found = target
        .split('/')
        .slice(1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], openApi)
      expect(found, target).toBeDefined()
    }
  })

  it('is OpenAPI as readers of it check', async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(openApi) })
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  })

  it('holds for its own examples, as a reader of JSON Schema finds', () => {
    const reader = new Ajv2020({
      strict: true,
      strictTypes: false,
      strictRequired: false,
      validateFormats: false,
      inlineRefs: false,
    })
    const read = (schema: object) => JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', 'part:'))
    for (const [name, schema] of Object.entries(openApi.components.schemas))
      reader.addSchema({ ...read(schema), $id: `part:${name}` })
    // Many calls share one: reading a schema takes longer than checking with it.
    const known = new Map<string, ValidateFunction>()
    const contents = operations.flatMap(({ operation }) =>
      [operation.requestBody, operation.responses['200']].flatMap((part) =>
        Object.values((part as Described)?.content ?? {}),
      ),
    )
    expect(contents.length).toBeGreaterThan(200)
    for (const { schema, example, examples } of contents) {
      const fits = known.getOrInsertComputed(JSON.stringify(schema), () => reader.compile(read(schema)))
      for (const value of examples ? Object.values(examples).map((each) => each.value) : [example])
        expect([fits(value), fits.errors]).toEqual([true, null])
    }
  })
})

describe('an example as a request', () => {
  const requests = (name: string) =>
    calls
      .filter((call) => call.name === name)
      .flatMap((call) => call.methods.map((method) => exampleRequest(call, method)))

  it('has its input in the address or in its body', () => {
    expect(requests('uploadExcel')).toEqual([
      expect.stringMatching(
        /^POST \/au\/api\/upload-excel\/\ncontent-type: multipart\/form-data\n\nfile=@list.csv\nprojectId=/,
      ),
    ])
    expect(requests('product/downloadFiles')).toEqual([
      'GET /action/product/downloadFiles?skus=96340C6AF,UNKNOWN1\nx-market: au',
      'POST /action/product/downloadFiles\ncontent-type: application/json\nx-market: au\n\n{\n  "skus": [\n    "96340C6AF",\n    "UNKNOWN1"\n  ]\n}',
    ])
    expect(requests('listing')).toEqual(['GET /au/api/listing/products/tapware/?sort=name_asc&colour=Chrome'])
  })
})

describe('the page', () => {
  it('shows every call, runs nothing and loads no style from elsewhere', () => {
    for (const { path } of calls) expect(page.html).toContain(`<code>${path}</code>`)
    expect(page.html).not.toMatch(/<script|javascript:| style="| on\w+="/)
    expect(page.policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'/)
  })

  it('links only to what is there', () => {
    const targets = Array.from(page.html.matchAll(/href="#([^"]+)"/g), ([, id]) => id)
    expect(targets.filter((id) => !page.html.includes(` id="${id}"`))).toEqual([])
  })
})
