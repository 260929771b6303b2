import { describe, expect, it } from 'vitest'
import { readAssetAddress } from './asset-address.ts'

const sources = { siteOrigins: ['https://specify.example'], assetBaseUrl: 'https://assets.ok/store' }
const read = (text: string) => readAssetAddress(text, sources)

describe('an address of a picture', () => {
  it.each([
    ['/media/ProductThumbnail/models/turoa.webp', { kind: 'media', path: 'models/turoa.webp' }],
    ['/media/Original/models/turoa%20basin.webp?v=2#top', { kind: 'media', path: 'models/turoa basin.webp' }],
    ['https://specify.example/media/Original/a.png', { kind: 'media', path: 'a.png' }],
    ['/images/swatches/Chrome.svg', { kind: 'site', path: 'swatches/Chrome.svg' }],
    [
      'https://assets.ok/store/ProductThumbnail/models/turoa (1).webp?x=1',
      { kind: 'remote', url: 'https://assets.ok/store/Original/models/turoa%20(1).webp' },
    ],
    ['data:image/png;base64,iVBORw0KGgo=', { kind: 'inline', base64: 'iVBORw0KGgo=' }],
  ])('%s is allowed', (text, address) => {
    expect(read(text)).toEqual(address)
  })

  it('of the asset store is none where the site keeps its own', () => {
    expect(readAssetAddress('https://assets.ok/store/a.png', { ...sources, assetBaseUrl: null })).toBeNull()
  })

  it('that holds a large picture is refused', () => {
    expect(read(`data:image/png;base64,${'A'.repeat(800_000)}`)).toBeNull()
  })
})

describe('this host and its network (T-003, T-017)', () => {
  it.each([
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://0177.0.0.1/a.png',
    'http://127.0.0.1/a.png',
    'http://127.1:3000/media/Original/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[::ffff:7f00:1]/a.png',
    'http://0/a.png',
    'http://0.0.0.0/a.png',
    'http://localhost/a.png',
    'http://localhost./a.png',
    'http://127.0.0.1.nip.io/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://[fd00:ec2::254]/latest/',
    'http://100.100.100.200/a.png',
    'http://10.0.0.1/a.png',
    'http://192.168.1.1/a.png',
    'http://172.16.0.1/a.png',
    'http://①②⑦.⓪.⓪.①/a.png',
  ])('%s is refused', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('what looks like the asset store (T-018)', () => {
  it.each([
    'https://assets.ok.evil.example/store/a.png',
    'https://assets.ok@127.0.0.1/store/a.png',
    'https://assets.ok:443@127.0.0.1/store/a.png',
    'https://assets.ok%2f@127.0.0.1/store/a.png',
    'https://user:word@assets.ok/store/a.png',
    'https://evil.example/#assets.ok/store/a.png',
    'https://evil.example/?https://assets.ok/store/a.png',
    'https://evil.example\\assets.ok/store/a.png',
    'https://assets.ok\\@evil.example/store/a.png',
    'https://assets.ok\\/store/a.png',
    'https://assets。ok/store/a.png',
    'https://assets.ok./store/a.png',
    'HTTPS://ASSETS.OK/store/a.png',
    'https://assets.ok:8443/store/a.png',
    'http://assets.ok/store/a.png',
    'ftp://assets.ok/store/a.png',
    '//assets.ok/store/a.png',
    'https:/assets.ok/store/a.png',
    'https:assets.ok/store/a.png',
    'https://assets.ok/storeroom/a.png',
    'https://assets.ok/other/a.png',
    'https://assets.ok/store/../secret/a.png',
    'https://assets.ok/store/%2e%2e/secret/a.png',
    'https://assets.ok/store/..%2fsecret/a.png',
    'https://assets.ok/store/%252e%252e/a.png',
    'https://assets.ok/store/..%5csecret/a.png',
    'https://assets.ok/store//a.png',
    'https://assets.ok/store/',
    'https://assets.ok/store/a\n.png',
    'https://assets.ok/store/a%00.png',
    'https://assets.ok/store/%ff.png',
    'https://assets.ok/store\t/a.png',
  ])('%j is refused', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('other addresses', () => {
  it.each([
    '',
    '#',
    'a.png',
    '/au/',
    '/action/site/submitFeedback',
    '/metrics',
    '/media/a.png',
    '/media/Original/../../etc/passwd',
    '/media/Original/%2e%2e/secret',
    '/media/Original/.hidden',
    '/images/',
    '/images/../server/index.js',
    '//evil.example/media/Original/a.png',
    '/\\evil.example/a.png',
    'https://specify.example.evil.example/media/Original/a.png',
    'https://specify.example@evil.example/media/Original/a.png',
    'file:///etc/passwd',
    'FILE:///etc/passwd',
    'file://localhost/etc/passwd',
    'chrome://version',
    'about:blank',
    'blob:https://specify.example/1',
    'javascript:alert(1)',
    'view-source:https://specify.example/',
    'gopher://127.0.0.1:5432/_a',
    'dict://127.0.0.1:11211/stat',
    'ws://127.0.0.1:3000/',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:text/html;base64,PHA+',
    'data:image/png,plain',
    'data:image/png;charset=utf-8;base64,iVBORw0KGgo=',
  ])('%j is refused', (text) => {
    expect(read(text)).toBeNull()
  })
})
