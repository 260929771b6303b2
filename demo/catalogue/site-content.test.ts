import { describe, expect, it } from 'vitest'
import listings from '../../content/listings.json' with { type: 'json' }
import navigation from '../../content/navigation.json' with { type: 'json' }
import words from '../../content/vocabulary.json' with { type: 'json' }
import { cleanProduct } from '../../app/features/catalogue/feed/clean/clean-product.ts'
import { categoryKeys } from '@specify/catalogue/facts/category-path.ts'
import { isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { toSearchRecord } from '../../app/features/search/catalogue/search-record.ts'
import { VocabularyCoverage } from '../../app/features/search/vocabulary-coverage.ts'
import { checkVocabulary } from '../../app/features/search/check-vocabulary.ts'
import { VocabularyFile } from '../../app/features/search/vocabulary.ts'
import { SECTOR_CODES, type Product } from '@specify/catalogue/product/model.ts'
import { demoPictures, demoProducts } from '../catalogue.ts'
import { CATEGORY_PATHS } from './categories.ts'
import { LINES } from './lines/all.ts'

const products: Product[] = demoProducts().flatMap(({ record }) => {
  const cleaned = cleanProduct(JSON.parse(JSON.stringify(record)), () => null)
  return cleaned.kind === 'accepted' ? [cleaned.product] : []
})

type Listing = (typeof listings)[number]
const marketsOf = (listing: Listing) => ('markets' in listing ? listing.markets : ['au', 'nz'])

function valuesOf(product: Product, attribute: string): unknown[] {
  switch (attribute) {
    case 'categoryKeys':
      return categoryKeys(product)
    case 'brand':
      return [product.brand]
    case 'range':
      return [product.range]
    case 'sub-brand':
      return [product.subBrand]
    case 'product-types':
      return [...product.productTypes]
    case 'specify-sectors':
      return [...product.sectors]
    default:
      return isAttributeKey(attribute) ? product.variants.map((variant) => variant.attributes[attribute]) : []
  }
}

function isListed(product: Product, listing: Listing, market: string): boolean {
  const isPublic = product.status === 'current' && !product.isInternal && product.markets.some((own) => own === market)
  return (
    isPublic &&
    Object.entries(listing.filter).every(([attribute, wanted]) => {
      const values = valuesOf(product, attribute)
      return [wanted].flat().some((value) => values.includes(value))
    })
  )
}

describe('the slug table', () => {
  it('lists at least one public product on every page of every market', () => {
    const empty = listings.flatMap((listing) =>
      marketsOf(listing).flatMap((market) =>
        products.some((product) => isListed(product, listing, market)) ? [] : [`${market}/${listing.path}`],
      ),
    )
    expect(empty).toEqual([])
  })

  it('has every path once', () => {
    const paths = listings.map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it('has a page for every category, collection, sector and brand', () => {
    const paths = new Set(listings.map(({ path }) => path))
    const collections = new Set(
      Object.values(LINES)
        .map(({ range }) => range)
        .filter((range) => range !== ''),
    )
    const listedRanges = new Set(listings.filter(({ kind }) => kind === 'collection').map(({ filter }) => filter.range))
    expect(CATEGORY_PATHS.filter((path) => !paths.has(`products/${path}`))).toEqual([])
    expect(Object.keys(SECTOR_CODES).filter((sector) => !paths.has(`sectors/${sector}`))).toEqual([])
    expect([...collections].filter((range) => !listedRanges.has(range))).toEqual([])
    expect(
      ['caroma', 'caroma-livewell', 'methven', 'stylus', 'clark', 'dorf'].filter(
        (brand) => !paths.has(`brands/${brand}`),
      ),
    ).toEqual([])
  })

  it('has the special slugs', () => {
    const paths = listings.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'universal-accessories',
        'cube-cleanflush-urinal',
        'urbane-liano-heated-towel-rails',
        'touchless',
        'lead-free',
      ]),
    )
  })

  it('ends two paths in the same segment', () => {
    const paths = listings.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['collection/liano-care', 'livewell/liano-care', 'collection/care', 'livewell/care']),
    )
  })

  it('shows pictures that are rendered', () => {
    const files = new Set(demoPictures().map(({ file }) => `ProductThumbnail/models/${file}`))
    const wrong = listings.filter((listing) => 'image' in listing && !files.has(listing.image))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('the menus', () => {
  const links = [
    ...navigation.header.flatMap((entry) => [
      entry.mega_menu_url,
      ...entry.submenu_links,
      ...entry.submenu_links.flatMap(({ links: below }) => below),
    ]),
    ...navigation.footer.flatMap((column) => column.links),
    ...navigation.popular,
  ]
  /** The listing of a finish is a filter of another one. */
  const isOfFinish = (href: string) => href.includes('?')

  it('lead to listings, and to other pages only where the site has them', () => {
    const listed = new Set(listings.map(({ path }) => `/${path}/`))
    const plain = links.map(({ href }) => href.replace(/#.*$/, '')).filter((href) => !isOfFinish(href))
    const others = new Set(plain.filter((href) => !listed.has(href)))
    expect([...others].toSorted()).toEqual([
      '/about-us/contact-us/',
      '/about-us/our-story/',
      '/brands/',
      '/case-studies/',
      '/collection/',
      '/disclaimer/',
      '/experience-centres/',
      '/industry-papers/',
      '/media-videos/',
      '/privacy/',
      '/product-releases/',
      '/products/',
      '/project-builder/',
      '/sectors/',
      '/solutions/',
      '/terms-of-use/',
      '/tools-resources/bim-library/',
      '/warranty/',
    ])
  })

  it('lead to finishes that products of the listing have in both markets', () => {
    const narrowed = links.map(({ href }) => href).filter(isOfFinish)
    expect(narrowed.length).toBeGreaterThan(0)
    for (const href of narrowed) {
      const { pathname, searchParams } = new URL(href, 'https://site.invalid')
      expect([...searchParams.keys()], href).toEqual(['colour'])
      const listing = listings.find(({ path }) => `/${path}/` === pathname)
      const found = products.filter(
        (product) =>
          product.markets.length === 2 &&
          valuesOf(product, 'categoryKeys').includes(listing!.filter.categoryKeys) &&
          valuesOf(product, 'colour').includes(searchParams.get('colour')),
      )
      expect(found.length, href).toBeGreaterThan(0)
    }
  })

  it('lead everybody somewhere: no link to a page of one market', () => {
    const limited = new Set(listings.filter((listing) => 'markets' in listing).map(({ path }) => `/${path}/`))
    expect(
      JSON.stringify(navigation)
        .split('"')
        .filter((word) => limited.has(word)),
    ).toEqual([])
  })
})

describe('the vocabulary', () => {
  it('is about what is sold here: few of its meanings belong to other catalogues only', () => {
    const vocabulary = VocabularyFile.parse(words)
    const coverage = new VocabularyCoverage(vocabulary)
    for (const product of products) {
      const record = toSearchRecord(product, 'au', 'public')
      if (record) coverage.add(record)
    }
    const problems = checkVocabulary(vocabulary, coverage.knows)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const foreign = problems.filter(({ sentence }) => sentence.endsWith('so its words have no meaning.'))
    const meanings = vocabulary.groups.filter(({ means }) => means)
    expect(meanings.length).toBeGreaterThan(300)
    expect(foreign.length / meanings.length).toBeLessThan(0.08)
  })
})
