import { createRequestHandler, data, redirect, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { decodeLoaderData, RedirectAnswer } from './loader-data.ts'

/** Encodes a loader's answer as the server's router does. */
async function written(loader: () => unknown): Promise<string> {
  const route = { id: 'root', path: '', module: { default: () => null, loader } }
  const build: ServerBuild = {
    entry: { module: { default: () => new Response() } },
    routes: { root: route },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    assetsBuildDirectory: '',
    publicPath: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  return (await createRequestHandler(build, 'production')(new Request('http://localhost/_.data'))).text()
}

const read = async (loader: () => unknown) => decodeLoaderData(await written(loader)) as Record<string, unknown>

describe('loader data', () => {
  const same = { name: 'one' }
  it.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a text', '{"a":"<b>"}'],
    ['false', false],
    ['zero', 0],
    ['a negative number', -3],
    ['no number', NaN],
    ['an empty list', []],
    ['an empty record', {}],
    ['records in lists', [{ a: 1, b: [null, undefined, 'x'] }, { a: 1 }]],
    ['one record twice', { a: same, b: [same, same] }],
    ['names that objects have', JSON.parse('{"__proto__": 1, "constructor": 2}')],
  ])('with %s are read as they were answered', async (_, value) => {
    expect(await read(() => value)).toEqual({ root: { data: value } })
  })

  it('keep what is one record one', async () => {
    const { root } = await read(() => ({ a: same, b: same }))
    const { a, b } = (root as { data: { a: object; b: object } }).data
    expect(a).toBe(b)
  })

  it('are an error response with its status and words', async () => {
    const answer = await read(() => {
      throw data('gone', { status: 410, statusText: 'Gone' })
    })
    expect(answer).toMatchObject({ root: { error: { status: 410, statusText: 'Gone', data: 'gone' } } })
  })

  it('are an error without what only the server knows', async () => {
    const answer = await read(() => {
      throw new TypeError('a secret')
    })
    const { error } = answer['root'] as { error: Error }
    expect(error).toBeInstanceOf(Error)
    expect(error.message).not.toContain('secret')
  })

  it.each<[string, HeadersInit, object]>([
    ['a redirect', {}, { revalidate: false, reload: false, replace: false }],
    ['one that signs in', { 'set-cookie': 'a=b' }, { revalidate: true }],
    ['one that replaces', { 'x-remix-replace': 'yes' }, { replace: true }],
    ['one to a document', { 'x-remix-reload-document': 'yes' }, { reload: true }],
  ])('are %s', async (_, headers, expected) => {
    const answer = await read(() => redirect('/au/?a=b', { headers }))
    expect(answer).toBeInstanceOf(RedirectAnswer)
    expect((answer as unknown as RedirectAnswer).to).toMatchObject({ redirect: '/au/?a=b', ...expected })
  })

  it.each(['', '<html>', '{}', '[["D",1]]'])('that are none (%s) are refused', (text) => {
    expect(() => decodeLoaderData(text)).toThrow(SyntaxError)
  })
})
