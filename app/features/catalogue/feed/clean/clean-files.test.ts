import { afterEach, describe, expect, it } from 'vitest'
import { LOCAL_ASSETS, setAssetBase } from '@specify/catalogue/files/asset-source.ts'
import { downloadFiles, modelOf } from '@specify/catalogue/files/files.ts'
import { cleanFile, cleanPictures } from './clean-files.ts'

afterEach(() => setAssetBase(LOCAL_ASSETS))

const STORE = 'https://assets.example/store'
const ELSEWHERE = 'is not in the asset store (ASSET_BASE_URL): left out'

function read(clean: (remark: (field: string, reason: string) => void) => unknown) {
  const remarks: string[] = []
  return [clean((field, reason) => remarks.push(`${field} ${reason}`)), remarks]
}

describe('a picture', () => {
  it.each<[string, string, string | null]>([
    ['a path', 'ProductThumbnail/a.webp', null],
    ['a path from the root', '/a b/a.webp', null],
    ['one of the store', `${STORE}/ProductThumbnail/a.webp`, null],
    ['one of the store, spelt loudly', `${STORE.replace('https', 'HTTPS')}/a.webp`, null],
    ['one of another host', 'https://pictures.example/a.jpg', ELSEWHERE],
    ['one beside the store', `${STORE}-2/a.webp`, ELSEWHERE],
    ['one of a host that begins alike', 'https://assets.example.evil.example/store/a.webp', ELSEWHERE],
    ['one without https', 'http://pictures.example/a.jpg', 'begins with http, not https: left out'],
    ['one of the store without https', 'http://assets.example/store/a.webp', 'begins with http, not https: left out'],
    ['one without a scheme', '//pictures.example/a.jpg', 'is not an address: left out'],
    ['a script', 'javascript:alert(1)', 'is not an address: left out'],
    ['a picture in the feed', 'data:image/png;base64,AAAA', 'is not an address: left out'],
  ])('%s', (_, written, reason) => {
    setAssetBase(STORE)
    const address = written.replaceAll(' ', '%20')
    expect(read((remark) => cleanPictures([{ url: address }], 'images', remark))).toEqual(
      reason === null ? [[address.replace('HTTPS', 'https')], []] : [[], [`images "${address}" ${reason}`]],
    )
  })

  it('of a store at home needs no https', () => {
    setAssetBase('http://127.0.0.1:9000')
    const address = 'http://127.0.0.1:9000/ProductThumbnail/a.webp'
    expect(read((remark) => cleanPictures(address, 'images', remark))).toEqual([[address], []])
  })
})

describe('a file', () => {
  const files = (value: string) => read((remark) => cleanFile({ name: 'GLB-file', value }, remark))

  it('of another host is a download, and no model that pages show', () => {
    const [cleaned] = files('https://models.example/a.glb|cad/a.glb')
    const shown = downloadFiles(cleaned as ReturnType<typeof cleanFile>, 'public')
    expect(shown.map(({ url }) => url)).toEqual(['https://models.example/a.glb', '/media/cad/a.glb'])
    expect(modelOf(shown)).toBe('/media/cad/a.glb')
    expect(modelOf(shown.slice(0, 1))).toBeNull()
  })

  it('without https is left out', () => {
    expect(files('http://models.example/a.glb')).toEqual([
      [],
      ['attributes.assets-attributes.GLB-file "http://models.example/a.glb" begins with http, not https: left out'],
    ])
  })
})
